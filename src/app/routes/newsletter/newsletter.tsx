import { data, Link } from "react-router";
import { type Issue, listIssues, readIssue } from "#content/issue/issue.content-type.ts";
import { listPosts } from "#content/post/post.content-type.ts";
import type { ContentSource } from "#core/content/content-source.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { formatDate } from "#core/text/format.ts";
import { answerOf } from "../../form/answer-of.server.ts";
import { typedIn } from "../../form/typed-in.server.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext, visitorContext } from "../../site-context.ts";
import type { Route } from "./+types/newsletter.ts";
import { Letter } from "./letter.tsx";
import { NewsletterFrame } from "./newsletter-frame.tsx";
import { SubscribeForm } from "./subscribe-form.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { origin, content, now } = context.get(siteContext);
  const issues = await listIssues(content, now());
  const [newest] = issues;
  const letter = newest && (await readIssue(content, newest.slug, now()));
  return { origin, issues, letter: letter ?? (await sampleLetter(content, now())) };
}

type SampleLetter = Pick<Issue, "title" | "preview" | "content" | "posts"> & { publishDate?: string };

/** While the archive is empty: the newest posts as an issue shows them. */
async function sampleLetter(content: ContentSource, now: Date): Promise<SampleLetter | undefined> {
  const posts = (await listPosts(content, now)).slice(0, 3);
  if (posts.length === 0) return undefined;
  return {
    title: "What we found out lately",
    preview: "Our newest posts, as an issue lists them. A real issue opens with a note on what changed in search that month.",
    content: [],
    posts: posts.map(({ title, excerpt, slug, publishDate }) => ({ title, excerpt, slug: slug.current, publishDate })),
  };
}

/** The form of every page's foot ends here. */
export async function action({ context }: Route.ActionArgs) {
  const { form, subscribe } = context.get(visitorContext);
  const { answer, ...init } = await answerOf(subscribe(Object.fromEntries(form)));
  const email = typedIn(form, { clientEmail: 254 })["clientEmail"] ?? "";
  return data({ answer, email }, init);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  const page = {
    title: "The newsletter: one email a month",
    description:
      "What changed in search and what we measured, in one email a month. You confirm first, one click leaves, no tracking pixel.",
    path: "/newsletter/",
    origin,
  };
  const agency = agencyOf(matches);
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, { ...page, name: page.title }, CRUMBS)) : []),
  ];
}

const CRUMBS = [
  { name: "Home", to: "/" },
  { name: "The newsletter", to: "/newsletter/" },
];

export default function NewsletterPage({ loaderData: { issues, letter }, actionData, matches }: Route.ComponentProps) {
  const answer = actionData?.answer;
  return (
    <NewsletterFrame
      title={answer?.success ? "Check your inbox" : "One email a month"}
      below={
        <div className="wrap newsletter-body">
          {letter && (
            <Letter {...letter} brandName={brandOf(matches)} mark={letter.publishDate ? formatDate(letter.publishDate) : "Sample"} />
          )}
          <div>
            <section aria-labelledby="when">
              <h2 className="d3" id="when">
                What comes, and when
              </h2>
              <ol className="newsletter-steps">
                <li>
                  <h3>Now: a link to confirm</h3>
                  <p>Until you press the button behind it, nothing else comes. It works for 48 hours.</p>
                </li>
                <li>
                  <h3>At the start of a month: one issue</h3>
                  <p>Words and links. No pictures, so nothing tells us whether you opened it.</p>
                </li>
                <li>
                  <h3>When you have had enough: one click</h3>
                  <p>The last line of every issue ends it. No sign-in, no questions, and your address leaves our list at once.</p>
                </li>
              </ol>
            </section>
            <Archive issues={issues} />
          </div>
        </div>
      }
    >
      <p className="lead" role="status" id="newsletter-said">
        {answer?.message ?? "What changed in search, what we measured, and what we got wrong. No tracking pixel, one click to leave."}
      </p>
      {!answer?.success && (
        <SubscribeForm id="newsletter-email" refused={answer && { email: actionData?.email ?? "", saidIn: "newsletter-said" }} />
      )}
    </NewsletterFrame>
  );
}

function Archive({ issues }: { issues: readonly Pick<Issue, "slug" | "title" | "publishDate">[] }) {
  return (
    <section className="newsletter-issues" aria-labelledby="issues">
      <h2 className="d3" id="issues">
        Every issue
      </h2>
      {issues.length === 0 && (
        <p>
          The first one will stand here, for everybody to read. Until then, what we measure is in the{" "}
          <Link className="link" to="/blog/">
            blog
          </Link>
          .
        </p>
      )}
      <ul>
        {issues.map(({ slug, title, publishDate }) => (
          <li key={slug}>
            <Link className="link" to={`/letters/${slug}`}>
              {title}
            </Link>{" "}
            <span className="meta">{formatDate(publishDate)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
