import { randomInt } from "node:crypto";
import { request } from "node:http";

/** Sends a form to the API as a visitor nobody has seen before: limits count addresses, and Linux has sixteen million on loopback. */
export async function sendAsVisitor(origin: string, call: string, form: object): Promise<{ success: boolean; message: string }> {
  const written = new Response(form instanceof FormData ? form : new Blob([JSON.stringify(form)], { type: "application/json" }));
  const body = Buffer.from(await written.arrayBuffer());
  const sent = request(`${origin}/api/${call}`, {
    method: "POST",
    headers: { "content-type": written.headers.get("content-type") ?? "" },
    localAddress: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
  });
  return new Promise((resolve, reject) => {
    sent.on("error", reject).on("response", async (response) => {
      try {
        resolve(JSON.parse((await response.toArray()).join("")));
      } catch (error) {
        reject(error);
      }
    });
    sent.end(body);
  });
}
