import { type IncomingHttpHeaders, request } from "node:http";
import { countAnswer } from "./figures.ts";

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Names and values as they were sent. */
  fields: (readonly [string, string])[];
  body: string;
}

interface Init {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as a form. */
  form?: Record<string, string>;
}

export type AskAs = (path: string, init?: Init) => Promise<Answer>;

/** Asks a site for one of its names, with the address exactly as it is written; every call comes from a visitor of its own. */
export function askAs(origin: string, host: string): AskAs {
  let visitors = 0;
  return (path, { method = "GET", headers = {}, form } = {}) => {
    visitors++;
    const body = form && new URLSearchParams(form).toString();
    const sent = {
      host,
      "x-forwarded-for": `198.51.${100 + (visitors >> 8)}.${visitors & 255}`,
      ...(body === undefined ? {} : { "content-type": "application/x-www-form-urlencoded", "content-length": String(body.length) }),
      ...(body === undefined ? {} : { origin: `https://${host}` }),
      ...headers,
    };
    const { hostname, port } = new URL(origin);
    return new Promise((resolve, reject) => {
      const begun = performance.now();
      const asked = request({ hostname, port, path, method: body === undefined ? method : "POST", headers: sent }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (piece: string) => {
          text += piece;
        });
        answer.on("end", () => {
          const { statusCode: status = 0, headers: got, rawHeaders } = answer;
          countAnswer(status, performance.now() - begun);
          const fields = Array.from(
            { length: rawHeaders.length / 2 },
            (_, at) => [rawHeaders[at * 2] ?? "", rawHeaders[at * 2 + 1] ?? ""] as const,
          );
          resolve({ status, headers: got, fields, body: text });
        });
      });
      asked.on("error", reject);
      asked.end(body);
    });
  };
}
