/** bcrypt reads 72 bytes and forgets the rest. */
const MAX_BYTES = 72;
/** 2^10 rounds: about a tenth of a second a check. Apache checks at every request. */
const COST = 10;

export type MadeLine = { ok: true; line: string } | { ok: false; problem: string };

/** One line of a password file. The hash is made where this runs; bcrypt is fetched when it is needed. */
export async function htpasswdLine(user: string, password: string): Promise<MadeLine> {
  if (!/^[^:\s\p{Cc}]{1,255}$/u.test(user)) return { ok: false, problem: "A user name has no colon and no space." };
  if (password === "") return { ok: false, problem: "Write a password, and the line for .htpasswd is made." };
  const bytes = new TextEncoder().encode(password).length;
  if (bytes > MAX_BYTES) return { ok: false, problem: `bcrypt reads 72 bytes and yours has ${bytes}. Take a shorter one.` };
  if (password.includes("\0")) return { ok: false, problem: "A password cannot hold a zero byte." };
  const { hash } = await import("bcryptjs");
  // The same function under the name that Apache has known longest.
  return { ok: true, line: `${user}:${(await hash(password, COST)).replace(/^\$2[ab]\$/, "$2y$")}` };
}
