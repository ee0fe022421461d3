// Preloaded into the site under test: two names and their www are this machine, and port 80 of this machine is the small site's, as an
// entry in the hosts file and a forwarded port would have it. Only root may open port 80 itself.
import promises from "node:dns/promises";
import { syncBuiltinESMExports } from "node:module";
import net, { type TcpNetConnectOpts } from "node:net";

const trialPort = Number(process.env["TRIAL_PORT"]);
const { lookup } = promises;
const { connect } = net;

Object.assign(promises, {
  lookup: (host: string, options: object) =>
    /^(?:www\.)?(?:changing\.example|bakery\.test)$/.test(host)
      ? Promise.resolve([{ address: "127.0.0.1", family: 4 }])
      : lookup(host, options),
});
Object.assign(net, {
  connect: (options: TcpNetConnectOpts, ...more: []) =>
    connect(options.host === "127.0.0.1" && options.port === 80 ? { ...options, port: trialPort } : options, ...more),
});
syncBuiltinESMExports();
