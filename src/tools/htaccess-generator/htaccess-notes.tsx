import { FindingList } from "#ui/tool/finding-list.tsx";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import type { HtaccessGeneratorOutput } from "./htaccess-generator.schema.ts";

/** What was left out, what to watch, and what the host must offer. */
export function HtaccessNotes({ output, isSample }: { output: HtaccessGeneratorOutput; isSample: boolean }) {
  const { problems, warnings, parts, modules, overrides } = output;
  return (
    <section className="panel" aria-labelledby="htaccess-notes">
      <div className="page-view">
        <h2 id="htaccess-notes" className="d4">
          {isSample ? "A small file, as an example" : headline(problems.length, parts.length)}
        </h2>
        <p className="mute">
          {isSample
            ? "Switch something on, and the two files above become yours."
            : parts.length > 0
              ? `In this order: ${parts.map((part) => part.toLowerCase()).join(", ")}.`
              : "Nothing is switched on."}
        </p>
        <dl className="htaccess-needs">
          <div>
            <dt>Your host must load</dt>
            <dd>{modules.length > 0 ? modules.map((name) => <code key={name}>{name}</code>) : "nothing beyond Apache itself"}</dd>
          </div>
          <div>
            <dt>AllowOverride</dt>
            <dd>{overrides.length > 0 ? overrides.map((name) => <code key={name}>{name}</code>) : "anything"}</dd>
          </div>
        </dl>
        <p className="meta">
          A missing module or a directive that is not allowed makes Apache answer 500 to everybody. Keep the old file at hand. Only what
          does no harm when it is missing stands in an IfModule.
        </p>
      </div>
      <FindingList
        findings={[
          ...problems.map(({ field, text }, index) => ({
            id: `${field}${index}`,
            status: "failed" as const,
            title: `${FIELDS[field] ?? "A field"}: left out`,
            detail: text,
          })),
          ...warnings.map((text) => ({ id: text, status: "note" as const, title: sentence(text).first, detail: sentence(text).rest })),
        ]}
      />
    </section>
  );
}

/** The line to put into the password file, made by the run. */
export function PasswordFile({ line, problem }: { line: string | null; problem: string | undefined }) {
  return (
    <section className="page-view" aria-labelledby="htaccess-password">
      <h2 id="htaccess-password">The line for .htpasswd</h2>
      {line === null ? (
        <p className="entry-error">{problem ?? "Write a password, and the line is made."}</p>
      ) : (
        <>
          <div className="fix htaccess-line">
            <div className="fix-head">
              <b>.htpasswd</b>
              <span>one line a person</span>
              <CopyButton text={line} what=".htpasswd" />
            </div>
            <pre>
              <code>{line}</code>
            </pre>
          </div>
          <p className="meta">
            bcrypt with a cost of 10 and a salt of its own: the same password gives another line each time. Save it at the path above, never
            inside the site.
          </p>
        </>
      )}
    </section>
  );
}

const FIELDS: Record<string, string> = {
  domain: "Domain",
  slash: "Closing slash",
  redirects: "Redirects",
  error401: "Page for 401",
  error403: "Page for 403",
  error404: "Page for 404",
  error410: "Page for 410",
  error500: "Page for 500",
  error503: "Page for 503",
  index: "Index files",
  hotlink: "Hotlinks",
  hotlinkFriends: "Hotlinks",
  userFile: "Password file",
  realm: "What the window says",
  password: "Password",
  addresses: "Addresses",
  botNames: "Crawlers",
  hsts: "HSTS",
  csp: "Content policy",
  fontOrigins: "Fonts",
  fallbackFile: "Page of the app",
};

function headline(problems: number, parts: number): string {
  if (parts === 0) return problems === 0 ? "An empty file" : "Nothing could be written";
  const written = parts === 1 ? "One part" : `${parts} parts`;
  return problems === 0 ? `${written}, ready to upload` : `${written}, ${problems === 1 ? "one thing" : `${problems} things`} left out`;
}

/** The first sentence is the heading, the rest explains. */
function sentence(text: string): { first: string; rest: string } {
  const at = text.indexOf(". ");
  return at === -1 ? { first: text.replace(/\.$/, ""), rest: "" } : { first: text.slice(0, at), rest: text.slice(at + 2) };
}
