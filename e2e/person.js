// People who speak to the server without a browser.
import assert from 'node:assert/strict';
import { any, chance } from './chance.js';

let asked = 0;

/** An address that nobody has come from yet: the server limits what one address may ask for, and all tests come from one. */
export function address() {
  asked += 1;
  return [10, asked >> 16, (asked >> 8) & 255, asked & 255].join('.');
}

/** What a player adds to the chance of the game. */
const contribution = () => chance.draw().toString('hex');

export class Person {
  constructor(house, cookie) {
    Object.assign(this, { house, cookie });
  }

  /** An answer, whatever it is. */
  async ask(method, path, body) {
    const headers = { 'x-forwarded-for': address() };
    if (this.cookie) headers.cookie = this.cookie;
    if (body) headers['content-type'] = 'application/json';
    const response = await fetch(`${this.house.url}/api${path}`, { method, headers, body: body && JSON.stringify(body) });
    const [given] = response.headers.getSetCookie();
    if (given) this.cookie = given.split(';')[0];
    return { status: response.status, body: await response.json() };
  }

  async get(path) {
    const { status, body } = await this.ask('GET', path);
    assert.equal(status, 200, `${path}: ${JSON.stringify(body)}`);
    return body;
  }

  async post(path, sent) {
    const { status, body } = await this.ask('POST', path, sent);
    assert.ok(status < 300, `${path} ${JSON.stringify(sent)}: ${JSON.stringify(body)}`);
    return body;
  }

  /** A seat is given to nobody whose cookie has not come back. */
  async known() {
    if (!this.cookie) await this.get('/me');
    return this;
  }

  /**
   * Makes a table for so many people, or the fewest that the game is for, with these options. At a slow one nobody is hurried.
   */
  async makeTable({ info }, count = info.seats[0], pace = 'slow', chosen = {}) {
    const seats = Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'invited' }));
    // A game for one number of players has no option for it.
    const options = info.seats[0] < info.seats[1] ? { ...chosen, seats: count } : chosen;
    await this.known();
    return (await this.post('/tables', { game: info.id, options, seats, name: 'Anna', contribution: contribution(), pace })).table;
  }

  /** Takes a free seat. */
  async sit(id, name, invite) {
    await this.known();
    return this.post(`/tables/${id}/seats`, { name, contribution: contribution(), invite });
  }

  /** No standing order answers for this person: the table waits. */
  async answerAlone(id) {
    const { orders } = await this.observation(id);
    if (orders) await this.post(`/tables/${id}/orders`, { order: 'ask' });
  }

  observation(id) {
    return this.get(`/tables/${id}/observation`);
  }

  /** Does any of the things that can be done. It may be that somebody else was faster. */
  async decide(id) {
    const { number, observation } = await this.observation(id);
    if (observation.choices.length === 0) return;
    const { status, body } = await this.ask('POST', `/tables/${id}/act`, { number, action: any(observation.choices).action });
    assert.ok(status === 200 || body.key === 'stale', JSON.stringify(body));
  }
}

/** Names from all four languages, as long as names may be. */
const names = ['Anna', 'Żaneta Ślązak', 'Őrsi Ödön', 'Щербинин-Задунайский Юр.'];

/** A table with people on all seats: its id, and they. */
export async function company(house, item, { count = item.info.seats[0], host = new Person(house), pace, options } = {}) {
  const guests = Array.from({ length: count - 1 }, () => new Person(house));
  const id = await host.makeTable(item, count, pace, options);
  const { invite } = await host.get(`/tables/${id}`);
  for (const [place, guest] of guests.entries()) await guest.sit(id, names[(place + 1) % names.length], invite);
  return { id, people: [host, ...guests] };
}
