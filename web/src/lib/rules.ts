/**
 * The rulebook: Markdown of headings, paragraphs, lists, tables and pictures. A paragraph that begins with `[IFF-2.10]` is that
 * clause; the same further inside is a link to it. What comes out is data, never HTML.
 */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'clause'; clause: string }
  | { kind: 'strong' | 'em'; parts: Inline[] };

export type Block =
  | { kind: 'heading'; level: number; parts: Inline[]; id: string }
  | { kind: 'paragraph'; clause: string | undefined; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; clause: string | undefined; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  /** One of the pictures that the game draws itself, by its name, and what is written under it. */
  | { kind: 'picture'; name: string; parts: Inline[] };

const clauseId = /[A-Z]+-[A-Z]*\d+(?:\.\d+)*/;
const opening = new RegExp(`^\\[(${clauseId.source})\\]\\s*`);
const marks = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\\[(${clauseId.source})\\]`);

/** Reads a rulebook. */
export function parse(markdown: string): Block[] {
  return markdown
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .flatMap((chunk, place) => block(chunk, place));
}

function block(chunk: string, place: number): Block[] {
  const heading = /^(#{1,6})\s+(.*)(?:\n([^]*))?$/.exec(chunk);
  if (heading) {
    const [, level = '', text = '', rest] = heading;
    const first: Block = { kind: 'heading', level: level.length, parts: inline(text), id: `chapter-${place}` };
    return rest ? [first, ...block(rest.trim(), place)] : [first];
  }
  const picture = /^!\[([^]*)\]\(([\w-]+)\)$/.exec(chunk);
  if (picture) {
    const [, caption = '', name = ''] = picture;
    return [{ kind: 'picture', name, parts: inline(caption.replaceAll('\n', ' ')) }];
  }
  const clause = opening.exec(chunk)?.[1];
  const lines = chunk.replace(opening, '').split('\n');
  const item = /^\s*(?:[-*]|(\d+)[.)])\s+/;
  const list = lines.findIndex((line) => item.test(line));
  const table = lines.findIndex((line) => line.startsWith('|'));
  const first = Math.min(...[list, table].filter((at) => at >= 0));
  if (first > 0 && first < Infinity) {
    return [
      { kind: 'paragraph', clause, parts: inline(lines.slice(0, first).join(' ')) },
      ...block(lines.slice(first).join('\n'), place),
    ];
  }
  if (table === 0) return [tableOf(lines)];
  if (list === 0) {
    const items: string[] = [];
    for (const line of lines) {
      if (item.test(line)) items.push(line.replace(item, ''));
      else items.push(`${items.pop()} ${line.trim()}`);
    }
    const ordered = item.exec(lines[0] ?? '')?.[1] !== undefined;
    return [{ kind: 'list', ordered, clause, items: items.map(inline) }];
  }
  return [{ kind: 'paragraph', clause, parts: inline(lines.join(' ')) }];
}

function tableOf(lines: string[]): Block {
  const cells = (line: string) => line.replace(/^\||\|\s*$/g, '').split('|').map((cell) => inline(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

function inline(text: string): Inline[] {
  const found = marks.exec(text);
  if (!found) return text ? [{ kind: 'text', text }] : [];
  const [whole, strong, em, clause] = found;
  const part: Inline =
    clause !== undefined
      ? { kind: 'clause', clause }
      : { kind: strong === undefined ? 'em' : 'strong', parts: inline(strong ?? em ?? '') };
  const before = text.slice(0, found.index);
  return [...(before ? [{ kind: 'text', text: before } as const] : []), part, ...inline(text.slice(found.index + whole.length))];
}

/** The words of a piece of text. */
export function plain(parts: Inline[]): string {
  return parts.map((part) => (part.kind === 'text' ? part.text : part.kind === 'clause' ? part.clause : plain(part.parts))).join('');
}

function words(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'picture':
      return plain(block.parts);
    case 'paragraph':
      return `${block.clause ?? ''} ${plain(block.parts)}`;
    case 'list':
      return `${block.clause ?? ''} ${block.items.map(plain).join(' ')}`;
    case 'table':
      return [block.head, ...block.rows].flat().map(plain).join(' ');
  }
}

/** Letters alone: without case, and without the marks that a hurried typist leaves out. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'l').toLowerCase();
}

/** The blocks that hold every word of the query, each chapter's under its heading. */
export function search(book: Block[], query: string): Block[] {
  const wanted = fold(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book;
  const found: Block[] = [];
  let chapter: Block | undefined;
  for (const block of book) {
    const text = fold(words(block));
    const holds = wanted.every((word) => text.includes(word));
    if (block.kind === 'heading') {
      chapter = block;
    } else if (holds) {
      if (chapter) found.push(chapter);
      chapter = undefined;
      found.push(block);
    }
  }
  return found;
}
