"""Over https: a certificate of our own that can be trusted, and what browsers allow then."""

import base64
import hashlib
import os
import re
import ssl
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from playwright.sync_api import BrowserContext, Page, expect, sync_playwright

from tests.web.browsers import CHROMIUM, QUIET
from tests.web.house import GOES_ROUND, House
from tests.web.reading import Person
from tests.web.window import joined
from thirdchair.games import GAMES
from thirdchair.table.store import Store
from thirdchair.web.certificates import Certificates
from thirdchair.web.devices import ROUND
from thirdchair.web.network import machine_addresses
from thirdchair.web.visit import YES

needs_network = pytest.mark.skipif(not machine_addresses(), reason="this machine is in no network")


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("secure"), lan=True, https=True)
    yield house
    house.stop()


@pytest.fixture
def made(tmp_path: Path) -> Certificates:
    certificates = Certificates(tmp_path)
    certificates.prepare(["192.168.1.7"])
    return certificates


def trusting(house: House) -> ssl.SSLContext:
    """A device that has installed the file."""
    with house.client() as client:
        file = client.get("/certificate/thirdchair.crt")
    assert file.headers["content-type"] == "application/x-x509-ca-cert"
    assert b"PRIVATE" not in file.content
    context = ssl.create_default_context()
    context.load_verify_locations(cadata=file.content)
    return context


def phone_at(house: House, verify: ssl.SSLContext) -> httpx.Client:
    return httpx.Client(
        base_url=house.network[0], verify=verify, trust_env=False, cookies=GOES_ROUND
    )


def code_of(house: House) -> str:
    with house.client() as client:
        page = client.get("/phone").text
    found = re.search(r'class="code">(\S+-\S+)<', page)
    assert found
    return found[1]


@needs_network
def test_a_phone_that_trusts_the_certificate_joins_and_plays(secure: House) -> None:
    assert secure.network[0].startswith("https://")
    with secure.client() as client:
        path = Person(client).new_game()
    with phone_at(secure, trusting(secure)) as phone:
        bert = Person(phone)
        bert.open(path)
        assert bert.answer.url.path == "/join"
        bert.press("code", code=code_of(secure))
        assert bert.answer.url.path == path
        form = bert.page.form_with("act", "income")
        data = {**form.fields, "act": "income"}
        ours = phone.post(path, data=data, headers={"origin": secure.network[0]})
        assert ours.status_code == 303
        plain = secure.network[0].replace("https:", "http:")
        assert phone.post(path, data=data, headers={"origin": plain}).status_code == 403


@needs_network
def test_cookies_go_over_https_only_and_browsers_are_told_to_stay_there(secure: House) -> None:
    with phone_at(secure, trusting(secure)) as phone:
        bert = Person(phone)
        bert.open(f"/join?code={code_of(secure)}")
        answers = [*bert.answer.history, bert.answer]
        bert.press("code")
        answers += bert.answer.history
        assert bert.answer.status_code == 200
    cookies = [one for answer in answers for one in answer.headers.get_list("set-cookie")]
    names = {cookie.partition("=")[0] for cookie in cookies}
    assert names == {f"__Secure-thirdchair_{name}" for name in ("form", "device", "invited")}
    for cookie in cookies:
        assert {"Secure", "HttpOnly", "SameSite=lax"} <= set(cookie.split("; "))
    for answer in answers:
        assert answer.headers["strict-transport-security"] == "max-age=604800"
    with secure.client() as here:
        answer = here.get("/")
    assert answer.headers["set-cookie"].startswith("thirdchair_form=")
    assert "Secure" not in answer.headers["set-cookie"]
    assert "strict-transport-security" not in answer.headers


@needs_network
def test_a_phone_that_joined_under_the_plain_name_stays_in(secure: House) -> None:
    with phone_at(secure, trusting(secure)) as phone:
        Person(phone).join(code_of(secure))
        token = phone.cookies["__Secure-thirdchair_device"]
    with phone_at(secure, trusting(secure)) as phone:
        assert phone.get("/", headers={"cookie": f"thirdchair_device={token}"}).status_code == 200
        both = f"thirdchair_device={token}; __Secure-thirdchair_device=another"
        assert phone.get("/", headers={"cookie": both}).status_code == 303


@needs_network
def test_a_phone_that_does_not_trust_it_is_warned(secure: House) -> None:
    with (
        phone_at(secure, ssl.create_default_context()) as phone,
        pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"),
    ):
        phone.get("/join")


@needs_network
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Compare it"), ("de", "Vergleiche ihn"), ("cs", "Porovnej ho")],
)
def test_how_to_trust_it_is_told_before_joining(secure: House, language: str, words: str) -> None:
    with phone_at(secure, trusting(secure)) as phone:
        page = phone.get("/certificate", headers={"accept-language": language})
        file = phone.get("/certificate/thirdchair.crt").content
        join = phone.get("/join")
    assert page.status_code == 200
    assert words in page.text
    digest = hashlib.sha256(file).hexdigest().upper()
    assert ":".join(digest[at : at + 2] for at in range(0, 64, 2)) in page.text
    assert 'href="/certificate"' in join.text


def test_over_plain_http_there_is_no_certificate(own_house: House) -> None:
    with own_house.client() as client:
        assert client.get("/certificate").status_code == 404
        assert client.get("/certificate/thirdchair.crt").status_code == 404


def test_only_this_user_can_read_the_keys(made: Certificates) -> None:
    assert stat.S_IMODE(made.folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in made.folder.iterdir()} == {0o600}
    assert b"PRIVATE KEY" in made.authority.read_bytes()
    assert b"PRIVATE" not in made.public()


def test_the_authority_stays_and_the_server_follows_the_addresses(made: Certificates) -> None:
    authority, server = made.public(), made.server.read_bytes()
    made.prepare(["192.168.1.7"])
    assert made.server.read_bytes() == server
    made.prepare(["192.168.1.9"])
    assert made.server.read_bytes() != server
    assert made.public() == authority


def test_a_damaged_file_is_made_anew(made: Certificates) -> None:
    made.server.write_text("nonsense")
    made.prepare(["192.168.1.7"])
    assert b"BEGIN CERTIFICATE" in made.server.read_bytes()
    before = made.public()
    made.authority.write_text("nonsense")
    made.prepare(["192.168.1.7"])
    assert made.public() != before
    assert handshake(made, made.server, "192.168.1.7")


def handshake(made: Certificates, server: Path, name: str) -> bool:
    """Does a device that trusts the authority accept this server under this name?"""
    client_context = ssl.create_default_context()
    client_context.load_verify_locations(cadata=made.public())
    server_context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server_context.load_cert_chain(server)
    up, down = ssl.MemoryBIO(), ssl.MemoryBIO()
    client = client_context.wrap_bio(down, up, server_hostname=name)
    other = server_context.wrap_bio(up, down, server_side=True)
    for _ in range(4):
        for side in (client, other):
            try:
                side.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLCertVerificationError:
                return False
    return True


def test_the_certificate_is_good_for_its_addresses_only(made: Certificates) -> None:
    assert handshake(made, made.server, "192.168.1.7")
    assert not handshake(made, made.server, "192.168.1.8")
    assert not handshake(made, made.server, "bank.example")


def test_a_stolen_authority_cannot_pretend_to_be_another_site(
    made: Certificates, tmp_path: Path
) -> None:
    signer = serialization.load_pem_private_key(made.authority.read_bytes(), None)
    assert isinstance(signer, ec.EllipticCurvePrivateKey)
    issuer = x509.load_der_x509_certificate(made.public()).subject
    key = ec.generate_private_key(ec.SECP256R1())
    now = datetime.now(UTC)
    forged = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([]))
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("bank.example")]), critical=True)
        .sign(signer, hashes.SHA256())
    )
    file = tmp_path / "forged.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(secret + forged.public_bytes(serialization.Encoding.PEM))
    assert not handshake(made, file, "bank.example")


@needs_network
def test_the_choice_is_kept_for_the_next_start(tmp_path: Path) -> None:
    house = House(tmp_path / "house", lan=True, https=True)
    try:
        context = trusting(house)
        house.stop()
        house.https = False  # not said again
        house.start()
        assert house.network[0].startswith("https://")
        with phone_at(house, context) as phone:  # the same authority as before
            assert phone.get("/join").status_code == 200
        house.stop()
        with closing(Store(GAMES, house.data / "tables.db")) as store:
            assert store.machine.setting("network.https") is True
    finally:
        house.stop()


# What browsers allow then


@pytest.fixture(scope="module")
def trusted(secure: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserContext]:
    """A browser that trusts this server, as after the certificate was installed."""
    if not Path(CHROMIUM).exists():
        pytest.skip(f"No Chromium at {CHROMIUM}: 'make browser' gets it")
    server = x509.load_pem_x509_certificate((secure.data / "https" / "server.pem").read_bytes())
    public = server.public_key().public_bytes(
        serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    known = base64.b64encode(hashlib.sha256(public).digest()).decode()
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            tmp_path_factory.mktemp("browser"),
            executable_path=CHROMIUM,
            base_url=secure.network[0],
            args=[
                "--no-sandbox",
                "--no-first-run",
                f"--ignore-certificate-errors-spki-list={known}",
                *(f"--disable-{one}" for one in QUIET),
            ],
        )
        yield context
        context.close()


def at_the_table(context: BrowserContext, house: House) -> tuple[Page, str]:
    with house.client() as client:
        path = Person(client).new_game()
    context.add_cookies([{"name": ROUND, "value": YES, "url": house.network[0]}])
    page = context.new_page()
    joined(page, code_of(house), path)
    return page, path


def kept(page: Page) -> dict[str, str]:
    """What the device keeps for lost connections, by path."""
    found: dict[str, str] = page.evaluate(
        """async () => {
          const found = {};
          for (const name of await caches.keys()) {
            const cache = await caches.open(name);
            for (const one of await cache.keys()) {
              found[new URL(one.url).pathname] = await (await cache.match(one)).text();
            }
          }
          return found;
        }"""
    )
    return found


BUSY = """
  const remove = CacheStorage.prototype.delete;
  CacheStorage.prototype.delete = function () {
    CacheStorage.prototype.delete = remove;
    return Promise.reject(new Error("not now"));
  };
  ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
"""
"""A browser that refuses once to forget, and does not come to fetching a worker."""


def comes_true(page: Page, promise: str) -> None:
    """Wait until what a promise says is true."""
    for _ in range(300):
        if page.evaluate(promise):
            return
        page.wait_for_timeout(100)
    raise AssertionError(promise)


@needs_network
@pytest.mark.browser
def test_the_screen_stays_on_and_the_app_can_be_installed(
    trusted: BrowserContext, secure: House
) -> None:
    page, _ = at_the_table(trusted, secure)
    expect(page.locator("html")).to_have_attribute("data-awake", "lock")
    session = trusted.new_cdp_session(page)
    manifest: Any = session.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    hindrances = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in hindrances] in ([], ["in-incognito"]), hindrances
    page.close()


@needs_network
@pytest.mark.browser
def test_the_table_can_be_read_when_the_connection_drops(
    trusted: BrowserContext, secure: House
) -> None:
    page, path = at_the_table(trusted, secure)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    comes_true(page, f"caches.match('{path}').then(Boolean)")
    page.click("#move-income")
    page.wait_for_selector('#page[data-revision="2"]')
    second = "(one) => one.text().then((text) => text.includes('revision=\"2\"'))"
    comes_true(page, f"caches.match('{path}').then({second})")
    lying = page.locator(".strip").all_inner_texts()
    trusted.set_offline(True)
    try:
        page.reload()
        expect(page.locator("#kept-copy")).to_contain_text("as this device last saw it")
        assert page.locator(".strip").all_inner_texts() == lying
        assert page.locator("button:enabled").count() == 0
        page.goto("/")  # the installed app starts here
        expect(page.locator("#kept-copy")).to_be_visible()
    finally:
        trusted.set_offline(False)
    page.locator("#kept-copy a").click()
    expect(page.locator("#kept-copy")).to_have_count(0)
    expect(page.locator("#move-science")).to_be_enabled()
    page.close()


@needs_network
@pytest.mark.browser
def test_the_copy_holds_no_form_no_token_and_no_other_table(
    trusted: BrowserContext, secure: House
) -> None:
    page, first = at_the_table(trusted, secure)
    comes_true(page, f"caches.match('{first}').then(Boolean)")
    token = page.get_attribute("[name=_csrf_token] >> nth=0", "value")
    page.goto(f"{first}/history")
    page.goto("/")
    other, second = at_the_table(trusted, secure)
    comes_true(other, f"caches.match('{second}').then(Boolean)")
    comes_true(other, f"caches.match('{first}').then((one) => !one)")
    files = kept(other)
    assert [one for one in files if not one.startswith("/static/")] == [second]
    assert token
    copy = files[second]
    for forbidden in ("<form", "<input", "<script", "csrf", token, 'name="act"'):
        assert forbidden not in copy
    # A device that was put out keeps nothing, even if its browser is too busy at first.
    other.add_init_script(BUSY)
    trusted.clear_cookies()
    other.goto(second)
    assert other.url.startswith(f"{secure.network[0]}/join")
    comes_true(other, "caches.keys().then((all) => all.length === 0)")
    page.close()
    other.close()


def test_without_its_part_encryption_is_refused_with_what_to_install(tmp_path: Path) -> None:
    start = (
        "import sys; sys.modules['cryptography'] = None; "
        "sys.argv = ['thirdchair', 'serve', '--https', '--port', '0']; "
        "from thirdchair.cli import main; main()"
    )
    said = subprocess.run(
        [sys.executable, "-c", start],
        env={**os.environ, "THIRDCHAIR_DATA": str(tmp_path), "LANG": "en_US.UTF-8"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert said.returncode == 1
    assert 'pip install "thirdchair[https]"' in said.stderr
    assert "Traceback" not in said.stderr
