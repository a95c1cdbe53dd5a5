import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import subsetFont from 'subset-font';
import { type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** The game whose table shows a file; its emblem is the lobby's, and its decks have a page of their own. */
const gameOf = (id = '') => /\/games\/([^/]+)\/web\/(?!Emblem\.|decks\/)/.exec(id)?.[1];

/** `import d from 'icon:two-coins'`: one icon of the set, as the `d` of its path. What is not imported is not shipped. */
function icons(): Plugin {
  const prefix = 'icon:';
  let set: Record<string, { body: string }> | undefined;
  return {
    name: 'icons',
    enforce: 'pre',
    // Each game has its own, though others use it as well: a table asks for them with its board, not one by one. Something stands behind the
    // question mark even so: Vite drops one that ends an id, but not always, and loses the module.
    resolveId: (source, importer) => (source.startsWith(prefix) ? `\0${source}?${gameOf(importer) ?? 'page'}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      set ??= JSON.parse(readFileSync(path('node_modules/@iconify-json/game-icons/icons.json'), 'utf8')).icons;
      const name = id.slice(prefix.length + 1, id.indexOf('?'));
      const d = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set?.[name]?.body ?? '')?.[1];
      if (d === undefined) throw new Error(`no icon of a single path is called ${name}`);
      return `export default ${JSON.stringify(d)}`;
    },
  };
}

/** The letters of a language that are not in Latin-1, and the fonts that they are cut out of: `src/styles/letters.css`. */
const letters = { hu: 'ŐőŰű', pl: 'ĄąĆćĘęŁłŃńŚśŹźŻż' };
const fonts = ['source-sans-3', 'brygada-1918'];
/** What names on a map are written with, and in which weight: `games/victory-or-death/web/map/italic.css`. */
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÉÍÓÖÚÜáéíóöúü ’-';
const italic = { targetFormat: 'woff2', variationAxes: { wght: 500 } } as const;
const cut = path('node_modules/.cache/letters');

/** Cuts them out, each into a file of its own. */
function fontLetters(): Plugin {
  const whole = (font: string, part: string) => readFileSync(path(`node_modules/@fontsource-variable/${font}/files/${font}-${part}.woff2`));
  return {
    name: 'font-letters',
    async buildStart() {
      mkdirSync(cut, { recursive: true });
      for (const font of fonts) {
        for (const [language, text] of Object.entries(letters)) {
          const few = await subsetFont(whole(font, 'latin-ext-wght-normal'), text, { targetFormat: 'woff2' });
          writeFileSync(`${cut}/${font}-${language}.woff2`, few);
        }
      }
      const [map, more] = [whole('brygada-1918', 'latin-wght-italic'), whole('brygada-1918', 'latin-ext-wght-italic')];
      writeFileSync(`${cut}/italic-latin.woff2`, await subsetFont(map, latin, italic));
      writeFileSync(`${cut}/italic-more.woff2`, await subsetFont(more, Object.values(letters).join(''), italic));
    },
  };
}

/** What a shared link to a table shows of its game: `pictures/GAME.webp`. */
function pictures(): Plugin {
  const folder = path('../docs/pictures');
  return {
    name: 'pictures',
    generateBundle() {
      for (const file of readdirSync(folder)) this.emitFile({ type: 'asset', fileName: `pictures/${file}`, source: readFileSync(`${folder}/${file}`) });
    },
  };
}

/** The boards, and that of the guide, lie outside this folder, their packages in it. */
function boards(): Plugin {
  const outside = [path('../games/'), path('../docs/adding/')];
  const home = path('src/main.ts');
  return {
    name: 'boards',
    enforce: 'pre',
    resolveId(source, importer, options) {
      const bare = /^[@a-z]/.test(source) && !source.includes(':');
      return bare && outside.some((folder) => importer?.startsWith(folder)) ? this.resolve(source, home, { ...options, skipSelf: true }) : null;
    },
  };
}

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1));
  }
}

export default defineConfig({
  plugins: [icons(), fontLetters(), pictures(), boards(), svelte()],
  resolve: {
    alias: { $lib: path('src/lib'), $board: path('src/board'), $generated: path('src/generated'), $letters: cut },
    conditions: process.env['VITEST'] ? ['browser'] : undefined,
  },
  server: {
    fs: { allow: [path('..')] },
    proxy: { '/api': process.env['QUINCUNX_SERVER'] ?? 'http://127.0.0.1:8017' },
  },
  build: {
    // Everything is a file: the content security policy allows no data: addresses for fonts or scripts.
    assetsInlineLimit: 0,
    target: 'es2023',
    // What a page shows is asked for in few requests.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'emblems', test: /\/games\/[^/]+\/web\/Emblem\.svelte/ },
            // What the lobby needs; the rest is asked for where it is wanted.
            { name: 'house', test: /\/web\/(src\/(lib(?!\/(chain|device|fair|follow|forced|passkeys|replay|rules))|lobby|ui(?!\/(Settings|DeckPicker|Faults))|App|main)|node_modules\/svelte)/ },
            // So is a table: what all of them need, what the rules of a game show as well, and the rest of the game.
            { name: 'table', test: /\/web\/src\/(board\/|table\/(?!Report))/ },
            { name: (id) => `${gameOf(id)}-pictures`, test: /\/web\/Picture\.svelte/ },
            { name: gameOf },
          ],
        },
      },
    },
    // What is bundled of others' work; `cargo xtask` makes a page of it that the about page links.
    license: { fileName: 'licences.json' },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts', '../games/*/web/**/*.test.ts', '../docs/adding/*.test.ts'],
    // One after the other in one window, always in the same order: that takes half of the time.
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: InOrder },
    // A busy machine is slow; only what never ends is a fault.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
