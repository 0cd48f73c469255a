"""A certificate of our own for the home network: a small local authority, and what it signs.

The authority is made once and kept, so that a phone has to trust it only once. It may vouch for
addresses of home networks and for the names of this machine, and for nothing else: whoever steals
its key cannot pretend to be a bank. The server's own certificate is made anew when the machine has
another address or when its time runs out.
"""

import ipaddress
import os
import socket
import ssl
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING

from thirdchair.web.network import machine_addresses, machine_names

if TYPE_CHECKING:
    from cryptography import x509
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

HOME_NETWORKS = ("10.0.0.0/8", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16")
AUTHORITY_YEARS = 10
SERVER_DAYS = 397
"""Longer ones are refused by some phones."""
RENEW_DAYS = 30
EARLIEST = datetime(1970, 1, 2, tzinfo=UTC)
"""Certificates know no time long before; a machine whose clock stands there gets one, too."""
NAME = "Third Chair"


class Certificates:
    """The files of one installation, in its data folder; nobody else can read the keys."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "https"
        self.authority = self.folder / "authority.pem"
        self.server = self.folder / "server.pem"
        """Each holds a certificate and its key, so that they are always of one mind."""

    def prepare(self, addresses: list[str] | None = None) -> None:
        """Make what is missing, has run out, or does not name all addresses of this machine."""
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        wanted = set(machine_addresses() if addresses is None else addresses)
        if not _usable(self.authority):
            self.server.unlink(missing_ok=True)
            self._make_authority(wanted)
        if not _usable(self.server) or not wanted <= self._named():
            self._make_server(wanted)

    def public(self) -> bytes:
        """What a phone takes in to trust us: the authority, without its key."""
        from cryptography.hazmat.primitives.serialization import Encoding

        return _read(self.authority).public_bytes(Encoding.DER)

    def fingerprint(self) -> str:
        """What people compare: the SHA-256 of the authority, in pairs of signs."""
        digest = sha256(self.public()).hexdigest().upper()
        return ":".join(digest[place : place + 2] for place in range(0, len(digest), 2))

    def context(self) -> ssl.SSLContext:
        """What connections are encrypted with."""
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.server)
        return context

    def _named(self) -> set[str]:
        """The addresses that the server's certificate holds, or could not hold."""
        from cryptography import x509

        names = _read(self.server).extensions.get_extension_for_class(x509.SubjectAlternativeName)
        held = {str(one) for one in names.value.get_values_for_type(x509.IPAddress)}
        return held | {one for one in machine_addresses() if not self._may_vouch_for(one)}

    def _may_vouch_for(self, address: str) -> bool:
        from cryptography import x509

        limits = _read(self.authority).extensions.get_extension_for_class(x509.NameConstraints)
        networks = [one.value for one in limits.value.permitted_subtrees or ()]
        return any(
            ipaddress.ip_address(address) in one
            for one in networks
            if isinstance(one, ipaddress.IPv4Network)
        )

    def _make_authority(self, addresses: set[str]) -> None:
        from cryptography import x509

        key = _new_key()
        subject = f"{NAME} ({socket.gethostname()})"[:64]
        others = [one for one in sorted(addresses) if not _at_home(one)]
        allowed: list[x509.GeneralName] = [x509.DNSName(one) for one in _names()]
        allowed += [x509.IPAddress(ipaddress.IPv4Network(one)) for one in (*HOME_NETWORKS, *others)]
        builder = (
            _builder(subject, subject, key, timedelta(days=365 * AUTHORITY_YEARS))
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .add_extension(_usage(authority=True), critical=True)
            .add_extension(
                x509.NameConstraints(permitted_subtrees=allowed, excluded_subtrees=None),
                critical=True,
            )
        )
        _write(self.authority, _signed(builder, key), key)

    def _make_server(self, addresses: set[str]) -> None:
        from cryptography import x509
        from cryptography.hazmat.primitives.serialization import load_pem_private_key
        from cryptography.x509.oid import ExtendedKeyUsageOID

        signer = load_pem_private_key(self.authority.read_bytes(), None)
        authority = _read(self.authority)
        key = _new_key()
        within = [one for one in sorted({*addresses, "127.0.0.1"}) if self._may_vouch_for(one)]
        names: list[x509.GeneralName] = [x509.DNSName(one) for one in _names()]
        names += [x509.IPAddress(ipaddress.IPv4Address(one)) for one in within]
        issuer = authority.subject.get_attributes_for_oid(x509.NameOID.COMMON_NAME)[0].value
        builder = (
            _builder(NAME, str(issuer), key, timedelta(days=SERVER_DAYS))
            .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
            .add_extension(_usage(authority=False), critical=True)
            .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
            .add_extension(x509.SubjectAlternativeName(names), critical=False)
            .add_extension(
                x509.AuthorityKeyIdentifier.from_issuer_public_key(
                    authority.public_key()  # type: ignore[arg-type]
                ),
                critical=False,
            )
        )
        _write(self.server, _signed(builder, signer), key)  # type: ignore[arg-type]


def _names() -> list[str]:
    """The names of this machine that a certificate can hold."""
    return [name for name in sorted(machine_names()) if name.isascii() and name.strip(".")]


def _at_home(address: str) -> bool:
    networks = map(ipaddress.IPv4Network, HOME_NETWORKS)
    return any(ipaddress.IPv4Address(address) in network for network in networks)


def _new_key() -> "EllipticCurvePrivateKey":
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.generate_private_key(ec.SECP256R1())


def _usage(*, authority: bool) -> "x509.KeyUsage":
    from cryptography import x509

    return x509.KeyUsage(
        digital_signature=not authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=authority,
        crl_sign=authority,
        encipher_only=False,
        decipher_only=False,
    )


def _builder(
    subject: str, issuer: str, key: "EllipticCurvePrivateKey", lasts: timedelta
) -> "x509.CertificateBuilder":
    from cryptography import x509

    now = max(datetime.now(UTC), EARLIEST)
    return (
        x509.CertificateBuilder()
        .subject_name(x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, subject)]))
        .issuer_name(x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, issuer)]))
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - timedelta(days=1))  # clocks of phones differ
        .not_valid_after(now + lasts - timedelta(days=1))
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )


def _signed(
    builder: "x509.CertificateBuilder", signer: "EllipticCurvePrivateKey"
) -> "x509.Certificate":
    from cryptography.hazmat.primitives import hashes

    return builder.sign(signer, hashes.SHA256())


def _read(path: Path) -> "x509.Certificate":
    from cryptography import x509

    return x509.load_pem_x509_certificate(path.read_bytes())


def _usable(path: Path) -> bool:
    """Is there one, and does it last for a while?"""
    try:
        left = _read(path).not_valid_after_utc - datetime.now(UTC)
    except (OSError, ValueError):
        return False
    return left > timedelta(days=RENEW_DAYS)


def _write(path: Path, made: "x509.Certificate", key: "EllipticCurvePrivateKey") -> None:
    """All of it or nothing, and from the first moment only for this user."""
    from cryptography.hazmat.primitives import serialization as s

    secret = key.private_bytes(s.Encoding.PEM, s.PrivateFormat.PKCS8, s.NoEncryption())
    draft = path.with_suffix(".new")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(secret + made.public_bytes(s.Encoding.PEM))
    draft.replace(path)
