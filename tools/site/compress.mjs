// node compress.mjs QUALITY FILE... : FILE.br beside each, as small as hosts with brotli send it.

import { readFileSync, writeFileSync } from "node:fs";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const [quality, ...files] = process.argv.slice(2);
await Promise.all(
  files.map(async (file) => {
    const content = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: Number(quality),
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  }),
);
