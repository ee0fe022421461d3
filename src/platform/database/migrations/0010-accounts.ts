import type { CreateTableBuilder } from "kysely";
import type { Migration } from "kysely/migration";

/** The tables of better-auth 1.7.6 under its own names, with times as text and booleans as 0 or 1 on both databases; and our log. */
export const accounts: Migration = {
  async up(db) {
    const table = (name: string): CreateTableBuilder<string, never> =>
      db.schema.createTable(name).addColumn("id", "text", (column) => column.primaryKey().notNull()) as CreateTableBuilder<string, never>;
    const owned = (builder: CreateTableBuilder<string, never>) =>
      builder.addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"));

    await table("user")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("email", "text", (column) => column.notNull().unique())
      .addColumn("emailVerified", "integer", (column) => column.notNull())
      .addColumn("image", "text")
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .addColumn("role", "text")
      .addColumn("banned", "integer")
      .addColumn("banReason", "text")
      .addColumn("banExpires", "text")
      .addColumn("twoFactorEnabled", "integer")
      .execute();
    await owned(table("session"))
      .addColumn("expiresAt", "text", (column) => column.notNull())
      .addColumn("token", "text", (column) => column.notNull().unique())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .addColumn("ipAddress", "text")
      .addColumn("userAgent", "text")
      .addColumn("impersonatedBy", "text")
      .execute();
    await owned(table("account"))
      .addColumn("accountId", "text", (column) => column.notNull())
      .addColumn("providerId", "text", (column) => column.notNull())
      .addColumn("accessToken", "text")
      .addColumn("refreshToken", "text")
      .addColumn("idToken", "text")
      .addColumn("accessTokenExpiresAt", "text")
      .addColumn("refreshTokenExpiresAt", "text")
      .addColumn("scope", "text")
      .addColumn("password", "text")
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .execute();
    await table("verification")
      .addColumn("identifier", "text", (column) => column.notNull())
      .addColumn("value", "text", (column) => column.notNull())
      .addColumn("expiresAt", "text", (column) => column.notNull())
      .addColumn("createdAt", "text", (column) => column.notNull())
      .addColumn("updatedAt", "text", (column) => column.notNull())
      .execute();
    await owned(table("twoFactor"))
      .addColumn("secret", "text", (column) => column.notNull())
      .addColumn("backupCodes", "text", (column) => column.notNull())
      .addColumn("verified", "integer")
      .addColumn("failedVerificationCount", "integer")
      .addColumn("lockedUntil", "text")
      .execute();
    await owned(table("passkey"))
      .addColumn("name", "text")
      .addColumn("publicKey", "text", (column) => column.notNull())
      .addColumn("credentialID", "text", (column) => column.notNull())
      .addColumn("counter", "integer", (column) => column.notNull())
      .addColumn("deviceType", "text", (column) => column.notNull())
      .addColumn("backedUp", "integer", (column) => column.notNull())
      .addColumn("transports", "text")
      .addColumn("createdAt", "text")
      .addColumn("aaguid", "text")
      .execute();
    for (const [name, column] of [
      ["session", "userId"],
      ["account", "userId"],
      ["verification", "identifier"],
      ["twoFactor", "userId"],
      ["passkey", "userId"],
      ["passkey", "credentialID"],
    ] as const)
      await db.schema.createIndex(`${name}_${column}`).on(name).column(column).execute();

    await db.schema
      .createTable("staff_log")
      .addColumn("id", "text", (column) => column.primaryKey().notNull())
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor", "text", (column) => column.notNull())
      .addColumn("action", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("detail", "text", (column) => column.notNull())
      .addColumn("previous_hash", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("staff_log_at").on("staff_log").column("at").execute();
  },
};
