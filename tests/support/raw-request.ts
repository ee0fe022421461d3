import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Bytes over a socket as they are, and the answer to them: what no client would send. Waits until the server closes the connection. */
export function sendRaw(port: number, ...pieces: (string | Uint8Array)[]): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => {
      for (const piece of pieces) socket.write(piece);
    });
    socket.on("data", (chunk) => chunks.push(chunk));
    // A server that refuses may close before everything was sent.
    socket.on("error", () => {});
    socket.on("close", () => resolve(read(Buffer.concat(chunks).toString("latin1"))));
  });
}

/** Of a request that is never whole: leaves with the whole answer, which was not waited for. A server that closed first could cut it off. */
export function sendUnfinished(port: number, ...pieces: (string | Uint8Array)[]): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => {
      for (const piece of pieces) socket.write(piece);
    });
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      const { headers, body } = read(text);
      if (text.includes("\r\n\r\n") && body.length >= Number(headers.get("content-length"))) socket.destroy();
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(read(text)));
  });
}

function read(text: string): RawAnswer {
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Headers(lines.map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]));
  return { status: Number(first.split(" ")[1] ?? 0), headers, body: rest.join("\r\n\r\n") };
}
