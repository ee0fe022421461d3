import { Link } from "react-router";
import { SafeHtml } from "#content/rich-text/safe-html.tsx";
import { siteConstants } from "#core/site-constants.ts";
import { AuthorDisc } from "../blog/article/author-disc.tsx";
import type { Voice } from "./voice.ts";
import "#ui/line-item/line-item.css";
import "./testimonial-card.css";

/** The specification's first form: avatar, client name, designation, content as HTML. */
export function TestimonialCard({ voice: { id, name, designation, company, avatar, content, line, casePath } }: { voice: Voice }) {
  return (
    <li className={`testimonial line-item line-${line}`} id={id}>
      <figure>
        <figcaption>
          <AuthorDisc name={name} avatar={avatar} size={48} />
          <span>
            <b>{name}</b>
            {designation}, {company}
          </span>
        </figcaption>
        <blockquote>
          <SafeHtml html={content} />
        </blockquote>
      </figure>
      {casePath && (
        <Link className="more" to={casePath}>
          Read the case, {siteConstants.readLabels.caseStudy}
          <span className="vh">: {company}</span>
        </Link>
      )}
    </li>
  );
}
