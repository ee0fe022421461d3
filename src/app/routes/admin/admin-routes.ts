import type { Action } from "#core/access/permissions.ts";
import type { Waiting } from "#features/admin/admin-records.ts";

interface MenuEntry {
  to: string;
  name: string;
  /** What the menu counts there. */
  waiting?: keyof Waiting;
}

/** Every address below /admin, with the permission it needs. An address that is not in here answers 404 to every role. */
export const adminRoutes: readonly { path: RegExp; see: Action; menu?: MenuEntry }[] = [
  { path: /^\/admin\/?$/, see: "dashboard.see", menu: { to: "/admin/", name: "Dashboard" } },
  { path: /^\/admin\/leads\/?$/, see: "leads.see", menu: { to: "/admin/leads", name: "Leads", waiting: "leads" } },
  { path: /^\/admin\/leads\/[\w-]+\/?$/, see: "leads.see" },
  { path: /^\/admin\/bookings\/?$/, see: "bookings.see" },
  { path: /^\/admin\/bookings\/week\/?$/, see: "bookings.see", menu: { to: "/admin/bookings/week", name: "Bookings" } },
  { path: /^\/admin\/availability\/?$/, see: "bookings.see" },
  { path: /^\/admin\/reviews\/?$/, see: "reviews.see", menu: { to: "/admin/reviews", name: "Reviews", waiting: "reviews" } },
  {
    path: /^\/admin\/applications\/?$/,
    see: "applications.see",
    menu: { to: "/admin/applications", name: "Applications", waiting: "applications" },
  },
  { path: /^\/admin\/content\/?$/, see: "content.see", menu: { to: "/admin/content", name: "Content" } },
  { path: /^\/admin\/content\/\w+(?:\/[\w.-]+(?:\/(?:save|publish|history|delete))?)?\/?$/, see: "content.see" },
  { path: /^\/admin\/media\/?$/, see: "content.see", menu: { to: "/admin/media", name: "Media" } },
  { path: /^\/admin\/chat\/?$/, see: "chat.see", menu: { to: "/admin/chat", name: "Chat", waiting: "chats" } },
  { path: /^\/admin\/chat\/[\w-]+\/?$/, see: "chat.see" },
  { path: /^\/admin\/newsletter\/?$/, see: "newsletter.see", menu: { to: "/admin/newsletter", name: "Newsletter" } },
  { path: /^\/admin\/speed\/?$/, see: "speed.see", menu: { to: "/admin/speed", name: "Speed" } },
  { path: /^\/admin\/data\/?$/, see: "data.see", menu: { to: "/admin/data", name: "Data" } },
  { path: /^\/admin\/outbox\/?$/, see: "outbox.see", menu: { to: "/admin/outbox", name: "Outbox", waiting: "deadMails" } },
  { path: /^\/admin\/outbox\/[\w-]+\/?$/, see: "outbox.see" },
  { path: /^\/admin\/accounts\/?$/, see: "accounts.see", menu: { to: "/admin/accounts", name: "Accounts" } },
  { path: /^\/admin\/account\/?$/, see: "dashboard.see" },
  { path: /^\/admin\/log\/?$/, see: "log.see", menu: { to: "/admin/log", name: "Log" } },
  { path: /^\/admin\/status\/?$/, see: "status.see", menu: { to: "/admin/status", name: "Status" } },
  { path: /^\/admin\/providers\/?$/, see: "providers.see", menu: { to: "/admin/providers", name: "Data sources" } },
  { path: /^\/admin\/privacy\/?$/, see: "privacy.see", menu: { to: "/admin/privacy", name: "Privacy" } },
  { path: /^\/admin\/privacy\/copy\/?$/, see: "privacy.see" },
];

/** What it takes to see an address; undefined when there is no such address. A list's export takes what the list takes. */
export function seeing(path: string): Action | undefined {
  const seen = path.replace(/^\/admin\/export\/(?=[\w-]+\/?$)/, "/admin/");
  return adminRoutes.find((route) => route.path.test(seen))?.see;
}
