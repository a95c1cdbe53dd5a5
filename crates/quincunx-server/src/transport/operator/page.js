// The operator's page: it asks for the figures, and keeps them as long as it is open.

const EVERY = 5_000;
const KEPT = 3_600_000 / EVERY;

/** What is shown: what it is called, how it is made of the figures, and how it is written. `rate` is of what only grows. */
const PLOTS = [
  { name: 'Tables in memory', of: (figures) => sum(figures, 'quincunx_live_tables') },
  { name: 'Open pages of players', of: (figures) => sum(figures, 'quincunx_open_streams', 'of="seats"') },
  { name: 'Open pages of onlookers', of: (figures) => sum(figures, 'quincunx_open_streams', 'of="onlookers"') },
  { name: 'Actions a second', of: (figures) => sum(figures, 'quincunx_acts_total', 'outcome="done"'), rate: true },
  { name: 'Requests a second', of: (figures) => sum(figures, 'quincunx_http_request_duration_seconds_count'), rate: true },
  { name: 'Refused requests a second', of: (figures) => sum(figures, 'quincunx_refusals_total'), rate: true },
  { name: 'Slow answers a second (over 0.1 s)', of: (figures) => slow(figures), rate: true },
  { name: 'Decisions that computers wait with', of: (figures) => sum(figures, 'quincunx_computer_queue') },
  { name: 'Processors in use', of: (figures) => sum(figures, 'process_cpu_seconds_total'), rate: true },
  { name: 'Memory', of: (figures) => sum(figures, 'process_resident_memory_bytes'), write: (bytes) => `${(bytes / 2 ** 20).toFixed(0)} MiB` },
  { name: 'Open files and connections', of: (figures) => sum(figures, 'process_open_fds') },
  { name: 'Tables stopped by a fault', of: (figures) => sum(figures, 'quincunx_frozen_tables_total') },
];

const find = (id) => document.getElementById(id);
const plots = PLOTS.map((plot) => ({ ...plot, ...drawn(plot.name), points: [], before: undefined }));
plots.forEach(({ figure }) => find('plots').append(figure));

/** An element with a text, or with others in it. */
function element(name, ...inside) {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
}

function drawn(name) {
  const shape = (kind) => document.createElementNS('http://www.w3.org/2000/svg', kind);
  const [picture, line, now] = [shape('svg'), shape('polyline'), element('strong', '…')];
  picture.setAttribute('viewBox', '0 0 100 40');
  picture.setAttribute('preserveAspectRatio', 'none');
  picture.setAttribute('aria-hidden', 'true');
  picture.append(line);
  return { figure: element('figure', element('figcaption', name), now, picture), line, now };
}

/** The series of what Prometheus is told. */
function read(text) {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  return lines.map((line) => {
    const end = line.lastIndexOf(' ');
    const [name, labels = ''] = line.slice(0, end).split('{');
    return { name, labels, value: Number(line.slice(end + 1)) };
  });
}

function sum(figures, name, label = '') {
  const fitting = figures.filter((figure) => figure.name === name && figure.labels.includes(label));
  return fitting.reduce((sum, { value }) => sum + value, 0);
}

/** Answers that took longer than a tenth of a second. */
function slow(figures) {
  const name = 'quincunx_http_request_duration_seconds';
  return sum(figures, `${name}_count`) - sum(figures, `${name}_bucket`, 'le="0.1"');
}

function add(plot, figures, seconds) {
  const value = plot.of(figures);
  const point = plot.rate ? (plot.before === undefined ? undefined : Math.max(0, value - plot.before) / seconds) : value;
  plot.before = value;
  if (point === undefined) return;
  plot.points = [...plot.points, point].slice(-KEPT);
  plot.now.textContent = plot.write ? plot.write(point) : point.toLocaleString('en', { maximumFractionDigits: plot.rate ? 1 : 0 });
  const most = Math.max(...plot.points, 1);
  const place = (point, number) => `${(100 * number) / Math.max(plot.points.length - 1, 1)},${38 - (36 * point) / most}`;
  plot.line.setAttribute('points', plot.points.map(place).join(' '));
}

async function ask(path, options) {
  const answer = await fetch(path, options);
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()).trim()}`);
  return answer;
}

let asked;
async function look() {
  try {
    const figures = read(await (await ask('/metrics')).text());
    const now = performance.now();
    const seconds = asked === undefined ? EVERY / 1000 : (now - asked) / 1000;
    asked = now;
    plots.forEach((plot) => add(plot, figures, seconds));
    find('state').textContent = '';
    await list();
    await report();
  } catch (trouble) {
    find('state').textContent = `The server does not answer (${trouble.message}).`;
  }
}

/** What a report is about, in words. */
const ABOUT = { name: 'a name', conduct: 'conduct', cheating: 'cheating', fault: 'a fault' };
/** So many are on a page of the list; one that is not full is the last. */
const PAGE = 50;

/** What asks for each page of the list up to the one that is shown, and for the one after it. */
let pages = [''];
let next = '';

/** What asks for the page after that of this report. */
function behind({ settled, reported, id }) {
  return `?${new URLSearchParams({ ...(settled !== null && { settled }), reported, id })}`;
}

/** The notes that are being written, by report. */
const notes = new Map();

/** Where a note is being written, looking again changes nothing, unless it is asked for anew. */
async function report(anew = false) {
  const page = pages.at(-1);
  const isFirst = pages.length === 1;
  const reports = await (await ask(`/reports${page}`)).json();
  // Another page is asked for meanwhile.
  if (page !== pages.at(-1)) return;
  const active = document.activeElement;
  const isWritten = (note) => note.value !== '' || note === active;
  if (!anew && [...find('reported').querySelectorAll('input')].some(isWritten)) return;
  const section = find('reports');
  section.hidden = reports.length === 0 && isFirst;
  // What waits comes before everything else.
  const waits = !isFirst || reports.some(({ settled }) => settled === null);
  if (waits) section.parentElement.prepend(section);
  else section.parentElement.append(section);
  find('newer').hidden = isFirst;
  find('older').hidden = reports.length < PAGE;
  if (reports.length > 0) next = behind(reports.at(-1));
  find('reported').replaceChildren(...reports.map((report) => element('tr', ...rowOf(report).map((cell) => element('td', cell)))));
  if (active.id) find(active.id)?.focus();
}

function rowOf(report) {
  const when = new Date(report.reported * 1000).toLocaleString();
  const about = `${ABOUT[report.about]}${report.of === null ? '' : `: ${report.of} (seat ${report.seat + 1})`}`;
  const words = element('p', report.words);
  words.className = 'words';
  words.dir = 'auto';
  return [when, about, report.by ?? '–', words, standing(report), report.settled === null ? doing(report) : report.note];
}

/** How the table stands now, with its record where that tells no secret of a game that goes on. */
function standing({ table, stands }) {
  if (stands === null) return `${table}: it is gone`;
  const players = stands.seats.map(({ name }) => name ?? '–').join(', ');
  const since = stands.since === null ? '' : `, since ${new Date(stands.since * 1000).toLocaleString()}`;
  const told = element('p', `${table}: ${stands.game}, ${stands.status}${since}. ${players}. `);
  if (stands.status === 'over' || stands.status === 'frozen') told.append(recordOf(table));
  return told;
}

/** A form to settle a report, with what else can be done about it. */
function doing({ id, of }) {
  const note = element('input');
  Object.assign(note, { id: `note-${id}`, name: 'note', required: true, maxLength: 280, autocomplete: 'off', value: notes.get(id) ?? '' });
  note.addEventListener('input', () => notes.set(id, note.value));
  const form = element('form', element('label', 'Note for yourself', note), element('button', 'Settle it'));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    handle(`/reports/${id}/settle`, note.value, 'The report is settled.');
  });
  if (of !== null) {
    const take = element('button', 'Take the name away');
    take.type = 'button';
    take.addEventListener('click', () => {
      if (confirm(`Take the name “${of}” away, at all tables?`)) handle(`/reports/${id}/take-name`, '', `“${of}” is called otherwise now.`);
    });
    form.append(take);
  }
  return form;
}

async function handle(path, body, done) {
  try {
    await ask(path, { method: 'POST', body });
    find('handled').textContent = done;
    await report(true);
  } catch (trouble) {
    find('handled').textContent = `That was not done (${trouble.message}).`;
  }
}

function turn(to) {
  pages = to;
  report(true).catch(() => undefined);
}

// Whoever presses "older" twice before the next page is there turns once.
find('newer').addEventListener('click', () => turn(pages.slice(0, Math.max(1, pages.length - 1))));
find('older').addEventListener('click', () => turn([...new Set(pages).add(next)]));

function recordOf(table) {
  const link = element('a', 'save the record');
  link.href = `/tables/${encodeURIComponent(table)}/record`;
  return link;
}

async function list() {
  const tables = await (await ask('/tables')).json();
  const rows = tables.map((table) => {
    const players = table.seats.map(({ name }) => name ?? '–').join(', ');
    const made = new Date(table.created * 1000).toLocaleString();
    return [table.id, table.game, players, made, table.closed ?? 'a fault in the program: see the log', recordOf(table.id)];
  });
  const cells = (row) => element('tr', ...row.map((cell) => element('td', cell)));
  find('tables').replaceChildren(...rows.map(cells));
  if (rows.length === 0) find('tables').append(element('tr', element('td', 'none')));
}

async function announced() {
  const text = await (await ask('/announcement')).json();
  find('announced').textContent = text === null ? 'Nobody is told anything just now.' : `Everybody is told: ${text}`;
}

async function announce(text) {
  try {
    await ask('/announcement', { method: 'PUT', body: text });
    await announced();
  } catch (trouble) {
    find('announced').textContent = `That was not done (${trouble.message}).`;
  }
}

find('announce').addEventListener('submit', (event) => {
  event.preventDefault();
  announce(new FormData(event.target).get('text'));
});
find('silence').addEventListener('click', () => announce(''));

find('closing').addEventListener('submit', async (event) => {
  event.preventDefault();
  const sent = new FormData(event.target);
  try {
    await ask(`/tables/${encodeURIComponent(sent.get('table').trim())}/close`, { method: 'POST', body: sent.get('reason') });
    find('closed').textContent = `The table ${sent.get('table')} is closed.`;
    event.target.reset();
    await list();
  } catch (trouble) {
    find('closed').textContent = `That was not done (${trouble.message}).`;
  }
});

look();
announced().catch(() => undefined);
setInterval(look, EVERY);
