// Puts each built file into the two codings that the server sends, in its place, where both make it smaller: the program holds what
// it sends, and nothing twice.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

for (const entry of readdirSync(new URL('dist/', import.meta.url), { recursive: true, withFileTypes: true })) {
  if (!/\.(css|html|js|svg)$/.test(entry.name)) continue;
  const file = `${entry.parentPath}/${entry.name}`;
  const plain = readFileSync(file);
  const coded = { br: brotliCompressSync(plain), gz: gzipSync(plain, { level: 9 }) };
  if (Object.values(coded).some(({ length }) => length >= plain.length)) continue;
  for (const [end, bytes] of Object.entries(coded)) writeFileSync(`${file}.${end}`, bytes);
  rmSync(file);
}
