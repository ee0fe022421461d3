import { type Agent, request } from "node:http";
import { request as secureRequest } from "node:https";

export interface ServerAnswer {
  status: number;
  location: string | undefined;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

export interface AskOptions {
  headers?: Record<string, string>;
  method?: string;
  /** By TLS. */
  secure?: boolean;
}

/** One request to a server on this machine; the path is sent as it is. */
export function askServer(
  port: number,
  path: string,
  { headers = {}, method = "GET", secure = false }: AskOptions,
  agent?: Agent,
): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    const options = { host: "127.0.0.1", port, path, method, headers: { host: `127.0.0.1:${port}`, ...headers } };
    const sent = secure ? secureRequest({ ...options, rejectUnauthorized: false }) : request({ ...options, ...(agent ? { agent } : {}) });
    sent.once("error", reject).once("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          location: answer.headers.location,
          headers: answer.headers,
          body: Buffer.concat(chunks).toString("latin1"),
        }),
      );
    });
    sent.end();
  });
}

/** Until it answers; not longer than it lives. */
export async function answering(ask: () => Promise<unknown>, ended: Promise<void>): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  for (const start = Date.now(); ; ) {
    try {
      await ask();
      return;
    } catch (error) {
      if (isOver || Date.now() - start > 30_000) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
