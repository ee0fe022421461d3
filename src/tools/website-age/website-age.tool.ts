import { defineServerTool } from "#core/tool/define-tool.ts";
import { ageRules } from "./age-rules.ts";
import { websiteAgeInput, websiteAgeOutput } from "./website-age.schema.ts";
import { checkWebsiteAge } from "./website-age.server.ts";

export const tool = defineServerTool({
  slug: "website-age",
  name: "Website age",
  tagline: "When a domain was registered, first archived and first certified, and when it expires, each with its source.",
  category: "authority",
  menu: { name: "Website age", line: "First seen, registered" },
  addedOn: "2026-11-15",
  needs: ["fetchPage", "askWhois", "now"],
  input: websiteAgeInput,
  output: websiteAgeOutput,
  rules: ageRules,
  // Names that are reserved for documentation, with records in the form of their registries: they run without asking anybody.
  examples: [
    {
      title: "a domain of 31 years",
      outcome: "Registered Aug 14, 1995",
      input: {
        url: "example.com",
        record: JSON.stringify(
          {
            objectClassName: "domain",
            ldhName: "EXAMPLE.COM",
            status: ["client delete prohibited", "client transfer prohibited", "client update prohibited"],
            entities: [
              {
                objectClassName: "entity",
                roles: ["registrar"],
                vcardArray: [
                  "vcard",
                  [
                    ["version", {}, "text", "4.0"],
                    ["fn", {}, "text", "RESERVED-Internet Assigned Numbers Authority"],
                  ],
                ],
              },
            ],
            events: [
              { eventAction: "registration", eventDate: "1995-08-14T04:00:00Z" },
              { eventAction: "expiration", eventDate: "2027-08-13T04:00:00Z" },
              { eventAction: "last changed", eventDate: "2026-08-14T07:01:34Z" },
            ],
            secureDNS: { delegationSigned: true },
            nameservers: [{ ldhName: "A.IANA-SERVERS.NET" }, { ldhName: "B.IANA-SERVERS.NET" }],
          },
          null,
          2,
        ),
        archived: "1997-01-26",
      },
    },
    {
      title: "registered 2019, archived since 2003",
      outcome: "Status clientHold",
      input: {
        url: "example.org",
        record: `Domain Name: example.org
Registrar: Example Registrar, Inc.
Updated Date: 2025-12-04T10:12:02Z
Creation Date: 2019-03-02T17:40:11Z
Registry Expiry Date: 2026-12-01T17:40:11Z
Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
Domain Status: clientHold https://icann.org/epp#clientHold
Name Server: ns1.example.net
Name Server: ns2.example.net
DNSSEC: unsigned
`,
        archived: "2003-05-12",
      },
    },
    {
      title: "a registry that gives no dates",
      outcome: "First archived Mar 02, 2001",
      input: {
        url: "www.example.de",
        record: `Domain: example.de
Nserver: ns1.example.net
Nserver: ns2.example.net
Status: connect
`,
        archived: "20010302120000",
      },
    },
  ],
  run: checkWebsiteAge,
});
