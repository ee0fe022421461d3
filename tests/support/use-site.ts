import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Database } from "#platform/database/database-schema.ts";
import { sendAsVisitor } from "./send-as-visitor.ts";

/** Who was told that a form, a review and a call were taken, and which job that it was done. */
export interface Acknowledged {
  email: string;
  job: string;
}

const PAGES = ["/", "/services/seo/", "/blog/", "/case-study/", "/tools/", "/tools/canonical-tag-checker/", "/contact-us", "/sitemap.xml"];

/** Reads pages, sends forms, books a call, runs a tool and a job of one, each as a visitor does. Throws when any of it is refused. */
export async function useSite(origin: string, { name, website }: { name: string; website: string }): Promise<Acknowledged> {
  for (const page of PAGES) {
    const answer = await fetch(origin + page);
    const body = await answer.text();
    if (answer.status !== 200 || !/<\/(?:html|sitemapindex|urlset)>\s*$/.test(body)) throw new Error(`${page} answered ${answer.status}`);
  }

  const email = `${name}@client.example`;
  const send = async (call: string, form: object) => {
    const answer = await sendAsVisitor(origin, call, form);
    if (!answer.success) throw new Error(`${call} was refused: ${answer.message}`);
    return answer;
  };
  await send("send-mail", { data: { form: "contact", clientEmail: email, message: "Hello." } });
  await send("subscribe", { data: { clientEmail: email } });
  const review = { userName: name, userEmail: email, userFeedback: "Good.", rating: 5, tool: "md5-generator" };
  await send("create-review", { data: review });

  const { slots } = (await (await fetch(`${origin}/api/booking/slots`)).json()) as { slots: { host: string; start: string }[] };
  const slot = slots.at(-1);
  if (!slot) throw new Error("there is no free time");
  const { hold } = (await send("booking/hold", slot)) as unknown as { hold: string };
  await send("booking/confirm", { hold, name, email });

  await send("tools/canonical-tag-checker", { url: website });
  const { job } = (await send("tools/sitemap-generator", { url: website })) as unknown as { job: { id: string } };
  for (;;) {
    const answer = (await (await fetch(`${origin}/api/jobs/${job.id}`)).json()) as { job: { state: string; error?: string } };
    if (answer.job.state === "done") break;
    if (answer.job.state === "failed") throw new Error(`the job failed: ${answer.job.error}`);
    await sleep(100);
  }
  return { email, job: job.id };
}

/** What was acknowledged and is not there, or more than once. */
export async function lostOf(db: Kysely<Database>, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const lost: string[] = [];
  const expectOne = (what: string, rows: readonly unknown[]) => rows.length !== 1 && lost.push(`${what}: ${rows.length} rows`);
  for (const { email, job } of acknowledged) {
    for (const table of ["lead", "subscriber", "review", "booking"] as const)
      expectOne(`${table} of ${email}`, await db.selectFrom(table).select("id").where("email", "=", email).execute());
    expectOne(`job of ${email}`, await db.selectFrom("job").select("id").where("id", "=", job).where("state", "=", "done").execute());
  }
  return lost;
}

/** Lists of staff in which somebody is missing. `ownerLink` is what the site printed when it first started; the cookies serve any instance. */
export async function openStaff(ownerLink: string) {
  const answer = await fetch(ownerLink, { redirect: "manual" });
  const cookie = answer.headers.getSetCookie().map((each) => each.split(";")[0]);
  return async function missingIn(origin: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
    const missing: string[] = [];
    for (const list of ["leads/table", "bookings", "reviews", "newsletter"]) {
      const shown = await (await fetch(`${origin}/admin/${list}`, { headers: { cookie: cookie.join("; ") } })).text();
      for (const { email } of acknowledged) if (!shown.includes(email)) missing.push(`${email} in ${list}`);
    }
    return missing;
  };
}

/** One page on loopback for tools to read; `host` is what the site must be allowed to ask. */
export async function startOnePage() {
  const server = createServer((request, response) => {
    if (request.url === "/") response.writeHead(200, { "content-type": "text/html" }).end("<title>One page</title><p>Words.</p>");
    else response.writeHead(404).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    address: `http://${host}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
