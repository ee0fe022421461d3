import { randomInt } from "node:crypto";
import { request } from "node:http";

/** Sends a form to the API as a visitor nobody has seen before: limits count addresses, and Linux has sixteen million on loopback. */
export function sendAsVisitor(origin: string, call: string, body: object): Promise<{ success: boolean; message: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      localAddress: `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`,
    });
    sent.on("error", reject).on("response", async (response) => {
      try {
        resolve(JSON.parse((await response.toArray()).join("")));
      } catch (error) {
        reject(error);
      }
    });
    sent.end(JSON.stringify(body));
  });
}
