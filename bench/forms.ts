// How long a form takes to be answered, mails and crawl outside the request: the built site, one visitor after another, each from an
// address of its own, as the limits count them.
import { serveSite } from "./serve.ts";

const PORT = 4390;
const WARM_UP = 60;
const ROUNDS = 400;
const GOAL_MS = 50;

const forms: Record<string, (n: number) => { call: string; body: object }> = {
  contact: (n) => ({ call: "send-mail", body: { data: { form: "contact", clientEmail: `c${n}@client.example`, message: "Hello." } } }),
  portfolio: (n) => ({ call: "send-mail", body: { data: { form: "portfolio", clientEmail: `p${n}@client.example` } } }),
  newsletter: (n) => ({ call: "subscribe", body: { data: { clientEmail: `s${n}@client.example` } } }),
  review: (n) => ({
    call: "create-review",
    body: { data: { userName: "Bench", userEmail: `r${n}@client.example`, userFeedback: "Good.", tool: "md5-generator" } },
  }),
};

export async function benchForms() {
  const site = await serveSite(PORT, { TRUSTED_PROXIES: "127.0.0.1" });
  try {
    console.log(`forms: ${ROUNDS} of each, one after another`);
    for (const [name, form] of Object.entries(forms)) {
      const times: number[] = [];
      for (let n = 0; n < WARM_UP + ROUNDS; n++) {
        const { call, body } = form(n);
        const began = performance.now();
        const answer = await fetch(`${site.origin}/api/${call}`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": `198.18.${n >> 8}.${n & 255}` },
          body: JSON.stringify(body),
        });
        await answer.arrayBuffer();
        if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
        if (n >= WARM_UP) times.push(performance.now() - began);
      }
      times.sort((a, b) => a - b);
      const at = (part: number) => (times[Math.ceil(times.length * part) - 1] ?? 0).toFixed(1);
      console.log(`  ${name.padEnd(10)} median ${at(0.5)} ms, p99 ${at(0.99)} ms; goal ${GOAL_MS}`);
    }
  } finally {
    await site.stop();
  }
}
