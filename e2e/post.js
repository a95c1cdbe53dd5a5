// A mail server that keeps what it is sent. It speaks as much of SMTP as it takes to be handed a mail.
import { createServer } from 'node:net';
import { until } from './patience.js';

/** The text of a mail, read from the form that it was sent in (RFC 2045, 6.7). */
function textOf(source) {
  const body = source.slice(source.indexOf('\r\n\r\n') + 4).replaceAll('=\r\n', '');
  return Buffer.from(body.replace(/=([0-9A-F]{2})/g, (_, digits) => String.fromCharCode(parseInt(digits, 16))), 'latin1').toString('utf8');
}

export class Post {
  /** For whom each was, and what it says. */
  mails = [];

  /** Opens one at a port that is free. */
  static open() {
    const post = new Post();
    const server = createServer((socket) => post.#serve(socket));
    // It ends with the tests.
    server.unref();
    return new Promise((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        post.port = server.address().port;
        resolve(post);
      });
    });
  }

  #serve(socket) {
    let [heard, to, inData] = ['', '', false];
    const say = (words) => socket.write(`${words}\r\n`);
    // Who breaks off has not handed anything over.
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      heard += data;
      for (;;) {
        const end = heard.indexOf(inData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (inData ? 5 : 2));
        if (inData) {
          inData = false;
          this.mails.push({ to, text: textOf(said) });
          say('250 kept');
        } else if (/^DATA/i.test(said)) {
          inData = true;
          say('354 go on');
        } else if (/^QUIT/i.test(said)) {
          socket.end('221 gone\r\n');
        } else {
          to = /^RCPT TO:<(.*)>/i.exec(said)?.[1] ?? to;
          say('250 good');
        }
      }
    });
    say('220 post.example');
  }

  /** The mail of this number, counted from 1, as soon as it is there: to whom it is, what it says, and where its link leads. */
  async mail(number) {
    await until(async () => this.mails.length >= number, () => `there are ${this.mails.length} mails`);
    const mail = this.mails[number - 1];
    return { ...mail, link: /https?:\/\/\S+/.exec(mail.text)[0] };
  }
}
