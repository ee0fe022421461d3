import { isIP } from "node:net";
import { connect } from "node:tls";

const PATIENCE_MS = 5_000;

/** The last moment of the certificate that visitors of this origin are shown; undefined without TLS, or when it cannot be reached from here. */
export function certificateEnd(origin: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== "https:") return Promise.resolve(undefined);
  const host = hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve) => {
    // One that has run out is looked at too: that is the point.
    const names = isIP(host) === 0 ? { servername: host } : {};
    const socket = connect({ host, port: Number(port || 443), ...names, rejectUnauthorized: false, timeout: PATIENCE_MS });
    const answer = (end?: Date) => {
      socket.destroy();
      resolve(end);
    };
    socket.once("secureConnect", () => {
      const end = new Date(socket.getPeerCertificate().valid_to);
      answer(Number.isNaN(end.getTime()) ? undefined : end);
    });
    socket.once("timeout", () => answer());
    socket.once("error", () => answer());
  });
}
