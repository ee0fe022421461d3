import { randomBytes } from "node:crypto";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { passkey } from "@better-auth/passkey";
import { type BetterAuthOptions, betterAuth } from "better-auth";

import { admin, magicLink, twoFactor } from "better-auth/plugins";
import { createAccessControl } from "better-auth/plugins/access";
import type { Kysely } from "kysely";
import { type Role, roles } from "#core/access/permissions.ts";
import type { Database } from "#platform/database/database-schema.ts";
import { hashSessions } from "./hashed-sessions.ts";
import { hashPassword, verifyPassword } from "./password.ts";

interface Options {
  db: Kysely<Database>;
  origin: string;
  brandName: string;
  secret: Buffer;
  /** Told the one-time link that somebody may sign in by. */
  onLink(email: string, url: string): void;
}

export type Auth = ReturnType<typeof createAuth>;

/** The header that our server writes, and takes from nobody else. */
export const ADDRESS_HEADER = "x-visitor-address";

/**
 * Accounts of staff: no sign-up, passwords as argon2id, codes from an authenticator, passkeys. Our columns mean the same on both
 * databases, times as text and booleans as numbers, so better-auth believes that it speaks to SQLite on both.
 */
export function createAuth({ db, origin, brandName, secret, onLink }: Options) {
  const isSecure = origin.startsWith("https:");
  const access = createAccessControl({ staff: ["act"] });
  const role = access.newRole({ staff: ["act"] });
  return betterAuth({
    appName: brandName,
    baseURL: origin,
    basePath: "/api/auth",
    secret: secret.toString("hex"),
    telemetry: { enabled: false },
    // Wrong passwords are in the staff log.
    logger: { level: "error" },
    database: (options: BetterAuthOptions) => hashSessions(kyselyAdapter(db, { type: "sqlite", transaction: true })(options)),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      password: { hash: hashPassword, verify: verifyPassword },
    },
    session: { expiresIn: 12 * 3_600, updateAge: 1_800 },
    // Tries are counted in own-account.ts, floods before they come here (server/staff.ts): its own counts know no bound of ours.
    rateLimit: { enabled: false },
    advanced: {
      // `__Host-`: no other name under our domain, and nothing without TLS, can set or read it. On plain http browsers refuse the name.
      cookiePrefix: isSecure ? "__Host-staff" : "staff",
      useSecureCookies: false,
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { validateSchema: false, generateId: () => randomBytes(16).toString("hex") },
      defaultCookieAttributes: { sameSite: "strict", secure: isSecure },
    },
    plugins: [
      admin({
        defaultRole: "editor",
        adminRoles: ["owner"],
        ac: access,
        roles: Object.fromEntries(roles.map((name) => [name, role])) as Record<Role, typeof role>,
      }),
      twoFactor({ issuer: brandName }),
      passkey({
        rpID: new URL(origin).hostname,
        rpName: brandName,
        origin,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      }),
      magicLink({
        expiresIn: 3_600,
        disableSignUp: true,
        storeToken: "hashed",
        sendMagicLink: async ({ email, url }) => onLink(email, url),
      }),
    ],
  });
}
