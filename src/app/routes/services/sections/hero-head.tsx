import type { Service } from "#content/service/service.content-type.ts";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import "./service-hero.css";

interface HeroHeadProps {
  service: Pick<Service, "title" | "heroLead" | "priceFrom">;
  crumbs: Crumb[];
  /** A title of more letters is set smaller. */
  longFrom: number;
}

/** Where this is, what it is for whom, and what to do next. */
export function HeroHead({ service: { title, heroLead, priceFrom }, crumbs, longFrom }: HeroHeadProps) {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <h1 className="d1" id="service-title" data-long={title.length > longFrom || undefined}>
        {title}
      </h1>
      <p className="lead">{heroLead}</p>
      <div className="service-acts">
        <ButtonLink to="/contact-us" data-book="">
          Book a Call
        </ButtonLink>
        <ButtonLink to="/#audit" tone="ghost">
          Free audit
        </ButtonLink>
        {priceFrom && (
          <a className="more" href="#price">
            {priceFrom}
          </a>
        )}
      </div>
    </>
  );
}
