import type { ConfigLine } from "../config-file.schema.ts";
import { indented, line } from "../config-text.ts";
import { secureExpression } from "../host/write-host-apache.ts";
import { quoteArgument as quote } from "../quote-argument.ts";
import { quoteNginx } from "../quote-nginx.ts";
import type { HtaccessPart } from "./htaccess-part.ts";

export interface AccessOptions {
  password?: { realm: string; userFile: string } | undefined;
  /** Checked addresses and ranges. */
  ip?: { mode: "allow" | "deny"; addresses: readonly string[] } | undefined;
  /** With both: is one of the two enough? */
  either: boolean;
  /** Every http request is redirected to https, so the password is asked there only. */
  secureOnly: boolean;
  proxy: boolean;
}

/** Password and addresses in one section: Apache merges no `Require` of two. */
export function accessPart({ password, ip, either, secureOnly, proxy }: AccessOptions): HtaccessPart | undefined {
  if (!password && !ip) return undefined;
  const auth: ConfigLine[] = password
    ? [
        line("AuthType Basic"),
        line(`AuthName ${quote(password.realm)}`, "What the browser’s window says."),
        line(`AuthUserFile ${quote(password.userFile)}`, "The full path on the server, outside the folder that visitors can reach."),
      ]
    : [];
  const rules = [...auth, ...requirements(password !== undefined, ip, either)];
  const isConditional = password !== undefined && secureOnly;
  return {
    title: password ? (ip ? "Password and addresses" : "Password") : "Addresses",
    apache: isConditional
      ? [
          line(
            `<If "${secureExpression(proxy)}">`,
            "By https only. Apache asks for a password before it redirects, so on http it would travel readable.",
          ),
          ...indented(rules),
          line("</If>"),
        ]
      : rules,
    nginx: nginxLines(password, ip, either),
    modules: [
      ...(password ? ["mod_auth_basic", "mod_authn_file", "mod_authz_user"] : []),
      ...(ip ? ["mod_authz_host"] : []),
      "mod_authz_core",
    ],
    overrides: ["AuthConfig"],
    warnings: [
      ...(isConditional
        ? [
            "Open the page in a private window after the upload. A server that only resembles Apache, such as LiteSpeed, may pass over the If section and ask nobody.",
          ]
        : []),
      ...(password && !secureOnly ? ["Without https the password travels readable with every request. Force https as well."] : []),
      ...(ip?.mode === "allow" && !either ? ["Only these addresses get in. Add your own before you upload the file."] : []),
      ...(ip && proxy
        ? ["Behind a proxy Apache sees the proxy’s address. The host must set up mod_remoteip, or these rules judge the wrong one."]
        : []),
    ],
  };
}

function requirements(hasPassword: boolean, ip: AccessOptions["ip"], either: boolean): ConfigLine[] {
  const user = line("Require valid-user", "Anyone in the password file.");
  if (!ip) return [user];
  const allowed = line(`Require ip ${ip.addresses.join(" ")}`, "These addresses and ranges. 2.4 syntax: Order, Allow and Deny are gone.");
  const denied = line(`Require not ip ${ip.addresses.join(" ")}`, "These stay out.");
  if (ip.mode === "allow" && !hasPassword) return [allowed];
  if (ip.mode === "allow")
    return either
      ? [line("<RequireAny>", "One of the two is enough."), ...indented([user, allowed]), line("</RequireAny>")]
      : [line("<RequireAll>", "Both are needed."), ...indented([user, allowed]), line("</RequireAll>")];
  return [
    line("<RequireAll>"),
    ...indented([hasPassword ? user : line("Require all granted", "Everybody else may come in."), denied]),
    line("</RequireAll>"),
  ];
}

function nginxLines(password: AccessOptions["password"], ip: AccessOptions["ip"], either: boolean): ConfigLine[] {
  return [
    ...(password && ip?.mode === "allow" && either ? [line("satisfy any;")] : []),
    ...(ip?.addresses.map((address) => line(`${ip.mode} ${address};`)) ?? []),
    ...(ip ? [line(ip.mode === "allow" ? "deny all;" : "allow all;")] : []),
    ...(password
      ? [
          line(`auth_basic ${quoteNginx(password.realm.replaceAll("$", ""))};`),
          line(`auth_basic_user_file ${quoteNginx(password.userFile)};`),
        ]
      : []),
  ];
}
