import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

export interface TestSmtp {
  url: string;
  port: number;
  /** What the server accepted, in the order it came. */
  mails: ReceivedMail[];
  stop(): Promise<void>;
}

interface Options {
  /** The same port again, for a server that comes back. */
  port?: number;
  /** Throw to refuse a recipient; give the error a `responseCode`. */
  onRecipient?: (address: string) => void;
  /** Runs before a mail is accepted. */
  beforeAccept?: () => Promise<void>;
}

/** A mail server on this machine that holds a real SMTP conversation and keeps what it gets. */
export async function startSmtp({ port = 0, onRecipient, beforeAccept }: Options = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo({ address }, _session, callback) {
      try {
        onRecipient?.(address);
        callback();
      } catch (error) {
        callback(error as Error);
      }
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        await beforeAccept?.();
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString("utf8"),
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve());
  });
  // A client that is cut off is the test's own doing.
  server.on("error", () => {});
  const bound = (server.server.address() as AddressInfo).port;
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, mails, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
