import { Link } from "react-router";
import { ContentImage } from "#content/image/content-image.tsx";
import { SafeHtml } from "#content/rich-text/safe-html.tsx";
import { siteConstants } from "#core/site-constants.ts";
import { AuthorDisc } from "../blog/article/author-disc.tsx";
import type { Voice } from "./voice.ts";
import "#ui/line-item/line-item.css";
import "./testimonial-card.css";

/** The specification's first form: avatar, client name, designation, content as HTML. */
export function TestimonialCard({ voice: { id, name, designation, company, avatar, mark, content, line, casePath } }: { voice: Voice }) {
  return (
    <li className={`testimonial line-item line-${line}`} id={id}>
      <figure>
        <figcaption>
          <AuthorDisc name={name} avatar={avatar} size={96} />
          <span>
            <b>{name}</b>
            {designation}, {company}
          </span>
          {mark && <ContentImage image={{ ...mark, alt: "" }} width={48} height={48} className="testimonial-mark" />}
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
