import { defineServerTool } from "#core/tool/define-tool.ts";
import { myIpAddressInput, myIpAddressOutput } from "./my-ip-address.schema.ts";
import { tellAddress } from "./my-ip-address.server.ts";

export const tool = defineServerTool({
  slug: "my-ip-address",
  name: "My IP address",
  tagline: "Your public IPv4 or IPv6 address, what it gives away, and the headers your browser sends.",
  category: "utilities",
  menu: { name: "My IP address", line: "Yours, right now" },
  addedOn: "2026-11-15",
  needs: ["visitor", "reverseNames"],
  input: myIpAddressInput,
  output: myIpAddressOutput,
  examples: [
    {
      title: "an address behind a carrier's NAT",
      outcome: "Your provider shares one public address among many customers.",
      input: { address: "100.64.12.7" },
    },
    {
      title: "an IPv6 address that names its network card",
      outcome: "It gives your network card away",
      input: { address: "2606:4700:10:1:211:22ff:fe33:4455" },
    },
    { title: "one for books only", outcome: "Documentation", input: { address: "203.0.113.9" } },
  ],
  run: tellAddress,
});
