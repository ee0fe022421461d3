import { type Role, roles } from "#core/access/permissions.ts";

/** Whoever writes one kind of document sees all kinds. */
const writers: readonly Role[] = ["owner", "editor", "author", "recruiter"];

/** Who may see what below /admin, written out: a route that is not in here fails. `0b1c` stands for the number of a thing. */
export const adminPages: Record<string, readonly Role[]> = {
  "/admin/": roles,
  "/admin/reviews": ["owner", "editor", "moderator"],
  "/admin/leads": ["owner", "sales"],
  "/admin/leads/table": ["owner", "sales"],
  "/admin/leads/0b1c": ["owner", "sales"],
  "/admin/bookings": ["owner", "sales"],
  "/admin/bookings/week": ["owner", "sales"],
  "/admin/availability": ["owner", "sales"],
  "/admin/applications": ["owner", "recruiter"],
  "/admin/newsletter": ["owner", "editor", "sales"],
  "/admin/content": writers,
  "/admin/content/post": writers,
  "/admin/content/post/0b1c": writers,
  "/admin/content/post/0b1c/save": writers,
  "/admin/content/post/0b1c/publish": writers,
  "/admin/content/post/0b1c/history": writers,
  "/admin/content/post/0b1c/delete": writers,
  "/admin/media": writers,
  "/admin/chat": ["owner", "sales"],
  "/admin/chat/0b1c": ["owner", "sales"],
  "/admin/speed": ["owner", "editor"],
  "/admin/data": ["owner"],
  "/admin/outbox": ["owner"],
  "/admin/outbox/0b1c": ["owner"],
  "/admin/accounts": ["owner"],
  "/admin/account": roles,
  "/admin/log": ["owner"],
  "/admin/status": ["owner"],
  "/admin/providers": ["owner"],
  "/admin/privacy": ["owner"],
  "/admin/privacy/copy": ["owner"],
  "/admin/export/reviews": ["owner", "editor", "moderator"],
  "/admin/export/leads": ["owner", "sales"],
  "/admin/export/bookings": ["owner", "sales"],
  "/admin/export/applications": ["owner", "recruiter"],
  "/admin/export/newsletter": ["owner", "editor", "sales"],
  "/admin/export/chat": ["owner", "sales"],
  "/admin/export/speed": ["owner", "editor"],
  "/admin/export/outbox": ["owner"],
  "/admin/export/accounts": ["owner"],
  "/admin/export/log": ["owner"],
};

/** Who may send what, written out. A page that takes forms and is not in here fails. */
export const adminForms: Record<string, { may: readonly Role[]; sends: readonly Record<string, string>[] }> = {
  "/admin/reviews": {
    may: ["owner", "moderator"],
    sends: [
      ...["approve", "disapprove", "pending", "delete", "reply"].map((intent) => ({ intent, id: "1", reply: "Thanks." })),
      { intent: "undo", was: "1:pending" },
    ],
  },
  "/admin/leads": { may: ["owner", "sales"], sends: [{ id: "1", stage: "won" }] },
  "/admin/leads/0b1c": { may: ["owner", "sales"], sends: [{ stage: "won" }, { intent: "note", text: "Called." }, { intent: "audit" }] },
  "/admin/bookings/week": { may: ["owner", "sales"], sends: [{ intent: "cancel", id: "1", reason: "Ill." }] },
  "/admin/availability": { may: ["owner", "sales"], sends: [{ intent: "save", host: "1" }] },
  "/admin/applications": {
    may: ["owner", "recruiter"],
    sends: [
      { id: "1", state: "offer" },
      { id: "1", state: "closed", tell: "on" },
    ],
  },
  "/admin/newsletter": {
    may: ["owner", "editor"],
    sends: ["test", "schedule", "send", "stop"].map((intent) => ({ intent, id: "issue-1" })),
  },
  "/admin/content": { may: ["owner"], sends: [{ intent: "mail" }, { intent: "sample" }] },
  "/admin/content/post": { may: ["owner", "editor", "author"], sends: [{}, { duplicate: "post-1" }] },
  "/admin/content/post/0b1c/save": {
    may: ["owner", "editor", "author"],
    sends: [{ change: "{}" }, { words: "plain", rev: "1" }, { share: "week" }],
  },
  "/admin/content/post/0b1c/publish": {
    may: ["owner", "editor"],
    sends: ["publish", "unpublish", "cancel", "discard"].map((intent) => ({ intent })),
  },
  "/admin/content/post/0b1c/history": { may: ["owner", "editor", "author"], sends: [{ n: "1" }] },
  "/admin/content/post/0b1c/delete": { may: ["owner", "editor"], sends: [{}] },
  "/admin/media": { may: writers, sends: ["upload", "describe", "replace", "remove"].map((intent) => ({ intent, id: "image-a-1x1-png" })) },
  "/admin/chat/0b1c": { may: ["owner", "sales"], sends: [{ intent: "answer", text: "Hello." }, { intent: "close" }] },
  "/admin/outbox": { may: ["owner"], sends: [{ id: "1" }] },
  "/admin/providers": {
    may: ["owner"],
    sends: ["set", "check", "forget"].map((intent) => ({ intent, id: "brave", BRAVE_API_KEY: "key", budget: "5" })),
  },
  "/admin/outbox/0b1c": { may: ["owner"], sends: [{}] },
  "/admin/accounts": {
    may: ["owner"],
    sends: [
      { intent: "invite", email: "eve@evil.example", name: "Eve", role: "owner" },
      { id: "1", role: "owner", password: "four quiet green trains" },
      ...["link", "close", "reopen"].map((intent) => ({ intent, id: "1", password: "four quiet green trains" })),
    ],
  },
  "/admin/privacy": {
    may: ["owner"],
    sends: ["look", "ask", "erase"].map((intent) => ({ intent, email: "ada@shop.example", sure: "on" })),
  },
  "/admin/privacy/copy": { may: ["owner"], sends: [{ email: "ada@shop.example" }] },
  "/admin/account": { may: roles, sends: [{ intent: "end", id: "1" }] },
};
