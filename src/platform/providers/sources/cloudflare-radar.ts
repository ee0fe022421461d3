import { z } from "zod";
import type { ProviderDefinition } from "../provider-definition.ts";
import { number, readAnswer, text } from "../read-answer.ts";

const answer = z.object({
  result: z
    .object({ details_0: z.object({ rank: number, bucket: z.union([text, z.number().transform(String)]).catch("") }).nullish() })
    .nullish(),
});

/** A place for the first hundred, else a band. The last band carries nothing: domains that Radar never saw look the same. https://developers.cloudflare.com/radar/ */
export const cloudflareRadar: ProviderDefinition = {
  id: "cloudflare-radar",
  name: "Cloudflare Radar",
  gives: "popularity ranks of domains, exact for the first hundred and in bands beyond",
  site: "https://developers.cloudflare.com/radar/get-started/first-request/",
  baseUrl: "https://api.cloudflare.com",
  fields: [{ variable: "CLOUDFLARE_RADAR_TOKEN", label: "API token", isSecret: true }],
  usualBudget: 500,
  asks: {
    traffic: ({ domains }, { key, send }) =>
      Promise.all(
        domains.map(async (domain) => {
          const json = await send({
            path: `/client/v4/radar/ranking/domain/${encodeURIComponent(domain)}`,
            headers: { authorization: `Bearer ${key("CLOUDFLARE_RADAR_TOKEN")}` },
            allow: [404],
          });
          const details = readAnswer(answer, json).result?.details_0;
          const band = details?.bucket && !details.bucket.startsWith(">") ? `top ${Number(details.bucket).toLocaleString("en-US")}` : null;
          const rank = details?.rank ? String(details.rank) : band;
          return { domain, visits: null, meaning: "popularity among domains that people look up", rank, months: [] };
        }),
      ),
  },
};
