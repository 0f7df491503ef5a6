import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { closeWithTest } from '../../close-with-test.ts';

export interface FakeSmtpServer {
  url: string;
  /** The received mails: envelope, and message with headers. */
  received: { from: string; to: string[]; message: string }[];
  /** Answers the next recipients with this line. */
  refuse(line: string): void;
}

/** A minimal SMTP server (RFC 5321) for one client without TLS; it stops with its test. */
export async function startFakeSmtpServer(): Promise<FakeSmtpServer> {
  const received: FakeSmtpServer['received'] = [];
  const sockets = new Set<Socket>();
  let refusal: string | undefined;

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail = { from: '', to: [] as string[], message: '' };
    let inData = false;
    say('220 fake.example ESMTP');
    createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      if (inData && line !== '.') {
        mail.message += `${line}\n`;
        return;
      }
      if (inData) {
        inData = false;
        received.push(mail);
        mail = { from: '', to: [], message: '' };
        return say('250 Taken');
      }
      const address = /<(.*)>/.exec(line)?.[1] ?? '';
      if (/^MAIL FROM/i.test(line)) mail.from = address;
      if (/^RCPT TO/i.test(line)) {
        if (refusal !== undefined) return say(refusal);
        mail.to.push(address);
      }
      if (/^DATA/i.test(line)) {
        inData = true;
        return say('354 Go on');
      }
      say(/^QUIT/i.test(line) ? '221 Bye' : '250 OK');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeWithTest(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    refuse(line) {
      refusal = line;
    },
  };
}
