import { Link } from "react-router";
import type { SiteSettings } from "#content/site-settings/site-settings.content-type.ts";
import "./about.css";

export function About({ blurb }: { blurb: SiteSettings["aboutBlurb"] }) {
  return (
    <section className="sec far about-sec" aria-labelledby="home-about">
      <div className="wrap about">
        <h2 className="d2" id="home-about">
          {blurb.heading}
        </h2>
        <div>
          <p className="lead">{blurb.text}</p>
          <p>
            <Link className="more" to={blurb.link.link}>
              {blurb.link.text}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
