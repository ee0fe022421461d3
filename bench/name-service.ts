import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";

/** A name service on loopback for which every name stands for the same IPv4 addresses, as that of containers does for a service. */
export async function startNameService(addresses: readonly string[]): Promise<{ port: number; stop(): void }> {
  const socket = createSocket("udp4");
  socket.on("message", (question: Buffer, from: RemoteInfo) => socket.send(answerTo(question, addresses), from.port, from.address));
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { port: socket.address().port, stop: () => void socket.close() };
}

/** RFC 1035, 4.1: the question again, with an A record for each address; other kinds of record there are none. */
function answerTo(question: Buffer, addresses: readonly string[]): Buffer {
  const end = question.indexOf(0, 12) + 5;
  const isForIpv4 = question.readUInt16BE(end - 4) === 1;
  const records = isForIpv4
    ? addresses.map((address) => Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split(".").map(Number)]))
    : [];
  const head = Buffer.from(question.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  return Buffer.concat([head, question.subarray(12, end), ...records]);
}
