import type { ReactNode } from "react";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { pageMeta } from "../../../seo/page-meta.ts";
import "../audit.css";

/** A page about audits that come by themselves. */
export function WatchFrame({ title, words, children }: { title: string; words: string; children?: ReactNode }) {
  return (
    <div className="line-blue">
      <section className="hero audit-page-head">
        <div className="wrap">
          <Breadcrumb
            crumbs={[
              { name: "SEO", to: "/services/seo/" },
              { name: "Free audit", to: "/audit/" },
            ]}
          />
          <h1 className="d1">{title}</h1>
          <p className="lead" role="status" id="watch-said">
            {words}
          </p>
          {children}
        </div>
      </section>
    </div>
  );
}

export const watchMeta = (title: string, origin: string, brandName: string) =>
  pageMeta({
    title,
    description: "Audits that come by themselves, with a mail when something changed.",
    path: "/audit/",
    origin,
    brandName,
    noindex: true,
  });
