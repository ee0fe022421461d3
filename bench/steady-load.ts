// Requests at an even rate over kept connections, from a thread of its own and with as little work as sockets allow: on a small machine the
// usual clients take more of the processor than the site. `startLoad` starts the thread; the rest of the file is what runs in it.
import { connect, type Socket } from "node:net";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";

interface Load {
  port: number;
  /** Requests a second that are asked for; a machine that is slower does fewer. */
  rate: number;
  /** Pages to ask for in turn. */
  pages: readonly string[];
  connections: number;
  /** One request in so many sends the contact form, each from an address and with a mail address of its own; 0 for none. */
  formEvery: number;
}

export interface LoadFigures {
  asked: number;
  seconds: number;
  /** Mail addresses of forms that were answered 200. */
  taken: string[];
  /** What was not answered 200: why, and how often. */
  failed: Record<string, number>;
  slowestMs: number;
}

export function startLoad(load: Load): { end(): Promise<LoadFigures> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: load });
  const figures = new Promise<LoadFigures>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  return {
    async end() {
      worker.postMessage("end");
      const found = await figures;
      await worker.terminate();
      return found;
    },
  };
}

if (!isMainThread) runLoad(workerData as Load);

function runLoad({ port, rate, pages, connections, formEvery }: Load) {
  const started = performance.now();
  const figures: LoadFigures = { asked: 0, seconds: 0, taken: [], failed: {}, slowestMs: 0 };
  const idle = Array.from({ length: connections }, () => createVisitor(port));
  let isOver = false;
  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1_000) * rate;
    while (figures.asked < due && !isOver) {
      // The one that rested longest: none rests until the proxy hangs up on it.
      const visitor = idle.shift();
      if (!visitor) return;
      void send(visitor).then(() => {
        idle.push(visitor);
        if (isOver) tellEnd();
      });
    }
  }, 2);
  parentPort?.once("message", () => {
    isOver = true;
    clearInterval(timer);
    figures.seconds = (performance.now() - started) / 1_000;
    tellEnd();
  });

  async function send(visitor: ReturnType<typeof createVisitor>) {
    const n = ++figures.asked;
    const began = performance.now();
    const mail = formEvery > 0 && n % formEvery === 0 ? `r${n}@client.example` : undefined;
    const request = mail === undefined ? pageRequest(pages[n % pages.length] ?? "/") : formRequest(n, mail);
    const outcome = await visitor.ask(request).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
    figures.slowestMs = Math.max(figures.slowestMs, performance.now() - began);
    if (outcome === 200) return void (mail !== undefined && figures.taken.push(mail));
    const why = `${outcome}${mail === undefined ? "" : " to a form"}`;
    figures.failed[why] = (figures.failed[why] ?? 0) + 1;
  }

  function tellEnd() {
    if (idle.length === connections) parentPort?.postMessage(figures);
  }

  function pageRequest(path: string) {
    return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: br\r\n\r\n`;
  }

  /** Each from an address of its own, so that no limit answers in the site's place. */
  function formRequest(n: number, mail: string) {
    const body = JSON.stringify({ data: { form: "contact", clientEmail: mail, message: "Hello." } });
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
    return `POST /api/send-mail HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  }
}

/** One connection, opened again when its server ended it after an answer. */
function createVisitor(port: number) {
  let socket: Socket | undefined;
  return {
    ask(request: string): Promise<number> {
      return new Promise((resolve, reject) => {
        const kept = socket ?? connect({ port, host: "127.0.0.1", noDelay: true });
        socket = undefined;
        const answer = readAnswer();
        const settle = (end: () => void) => {
          kept.removeAllListeners();
          kept.on("error", () => {});
          end();
        };
        kept.on("error", (error) => settle(() => reject(error)));
        kept.on("close", () => settle(() => reject(new Error("cut off"))));
        kept.on("data", (bytes) => {
          const found = answer.read(bytes);
          if (!found) return;
          settle(() => resolve(found.status));
          if (found.isLast) kept.destroy();
          else {
            socket = kept;
            kept.on("close", () => {
              if (socket === kept) socket = undefined;
            });
          }
        });
        kept.write(request);
      });
    },
  };
}

/** As much of HTTP as tells where an answer ends. */
function readAnswer() {
  let text = "";
  let head: { status: number; isLast: boolean; isChunked: boolean; end: number } | undefined;
  return {
    read(bytes: Buffer): { status: number; isLast: boolean } | undefined {
      text += bytes.toString("latin1");
      const headEnd = head ? head.end : text.indexOf("\r\n\r\n");
      if (headEnd === -1) return;
      if (!head) {
        const lines = text.slice(0, headEnd);
        const length = /^content-length: *(\d+)/im.exec(lines)?.[1];
        head = {
          status: Number(lines.slice(9, 12)),
          isLast: /^connection: *close/im.test(lines),
          isChunked: length === undefined,
          end: headEnd + 4 + Number(length ?? 0),
        };
      }
      return (head.isChunked ? text.endsWith("\r\n0\r\n\r\n") : text.length >= head.end) ? head : undefined;
    },
  };
}
