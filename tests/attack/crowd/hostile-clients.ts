// One process of the crowd: see crowd.ts. Its argument is a JSON object: origin, pages, seconds, number, clients.
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createGenerator, type Generator } from "../support/generator.ts";
import type { Attack } from "./attack.ts";
import { createAttacks, isKindOf } from "./hostile-requests.ts";

export interface Tally {
  /** How often each kind of request was answered how; "closed" is no answer. */
  statuses: Record<string, Record<string, number>>;
  /** Answers that no hostile request may provoke. */
  faults: string[];
}

interface Work {
  origin: string;
  pages: string;
  seconds: number;
  number: number;
  clients: number;
  kinds: string;
}

const { origin, pages, seconds, number, clients, kinds } = JSON.parse(process.argv[2] ?? "{}") as Work;
const tally: Tally = { statuses: {}, faults: [] };
const attacks = await createAttacks({ origin, pages, kinds });
const until = performance.now() + seconds * 1_000;
const isWanted = isKindOf(kinds);
const isOver = () => performance.now() > until;
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

for (let client = 0; client < clients; client++) {
  const generator = createGenerator(number * 10_000 + client);
  const address = `198.18.${number}.${client + 1}`;
  // One in ten sends slowly, one in ten holds idle connections; the rest send as fast as they are answered.
  if (client % 10 === 0 && isWanted("slow")) void sendSlowly(address);
  else if (client % 10 === 1 && isWanted("idle")) void holdConnections(generator);
  else if (attacks.length > 0) void sendFast(generator, address);
}
// Whatever still waits for an answer is left waiting: hostile clients vanish.
await sleep(seconds * 1_000);
process.send?.(tally);

function count(kind: string, status: string) {
  tally.statuses[kind] ??= {};
  const counts = tally.statuses[kind];
  counts[status] = (counts[status] ?? 0) + 1;
}

async function sendFast(generator: Generator, address: string) {
  while (!isOver()) {
    const attack = generator.pick(attacks)(generator);
    const { status, retryAfter } = await send(attack, address);
    count(attack.kind, status === 0 ? "closed" : String(status));
    if (status >= 500 && !(status === 503 && retryAfter))
      tally.faults.push(`${status} ${attack.kind} ${attack.method ?? "GET"} ${attack.path.slice(0, 100)}`);
    if (status === 0) await sleep(50);
  }
}

function send(
  { path, method = "GET", headers, body }: Attack,
  address: string,
): Promise<{ status: number; retryAfter?: string | undefined }> {
  return new Promise((resolve) => {
    const sent = request(
      `${origin}${path}`,
      { method, agent, headers: { "x-forwarded-for": address, ...headers }, timeout: 60_000 },
      (answer) => {
        answer
          .on("error", () => resolve({ status: 0 }))
          .on("end", () => resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] }))
          .resume();
      },
    );
    sent.on("error", () => resolve({ status: 0 })).on("timeout", () => sent.destroy());
    sent.end(body);
  });
}

/** A form that never ends, a byte at a time, over and over. */
async function sendSlowly(address: string) {
  while (!isOver()) {
    const socket = open();
    socket.write(
      `POST /api/send-mail HTTP/1.1\r\nhost: ${new URL(origin).host}\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n`,
    );
    while (!isOver() && !socket.destroyed) {
      socket.write(" ");
      await sleep(500);
    }
    count("slow sender", socket.destroyed ? "closed" : "still open");
    socket.destroy();
  }
}

/** Fifty connections that say nothing, or half a header. */
async function holdConnections(generator: Generator) {
  while (!isOver()) {
    const sockets = Array.from({ length: 50 }, open);
    for (const socket of sockets) if (generator.number(2) === 0) socket.write("GET / HTTP/1.1\r\nhost: ");
    while (!isOver() && sockets.some(({ destroyed }) => !destroyed)) await sleep(500);
    count("idle connections", "closed");
    for (const socket of sockets) socket.destroy();
  }
}

function open() {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => socket.destroy()).resume();
  return socket;
}
