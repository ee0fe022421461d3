import { useEffect, useState } from "react";
import { Link } from "react-router";
import { type Rating, ReviewsBadge } from "#features/reviews/reviews-badge.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { FigureTicket } from "#ui/figure-ticket/figure-ticket.tsx";
import { SubscribeForm } from "../routes/newsletter/subscribe-form.tsx";
import type { Site } from "../site-context.ts";
import type { Navigation } from "./navigation.ts";
import type { ShellSettings } from "./shell-settings.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import "./footer.css";

interface Props {
  settings: ShellSettings;
  navigation: Navigation;
  year: number;
  vendors: Site["vendors"];
  rating: Rating | undefined;
}

/** Six lines: three turn down into the lists, three end at their names. */
export function Footer({ settings, navigation, year, vendors, rating }: Props) {
  return (
    <footer className="foot field far line-slate">
      <div className="wrap">
        <ul className="foot-ends">
          {navigation.menus
            .filter(({ line }) => line === "purple" || line === "pink" || line === "green")
            .map(({ id, line, name, to }) => (
              <li key={id} className={`line-${line}`}>
                <Link to={to}>{name}</Link>
              </li>
            ))}
        </ul>
        <div className="foot-lists">
          {navigation.footer.map(({ title, line, links }) => (
            <nav key={title} className={`foot-list line-${line}`} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ name, to }) => (
                  <li key={to}>
                    <Link to={to}>{name}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div className="foot-cta">
            <h2>Talk to the person who would do the work</h2>
            <p>Twenty minutes, with your site open on the screen.</p>
            <ButtonLink to="/contact-us" data-book="">
              Book An Appointment
            </ButtonLink>
            <Letter />
          </div>
        </div>
        <ul className="offices rail">
          {settings.offices.map(({ country, street, locality, phone }) => (
            <li key={country}>
              <address>
                <b>{country}</b>
                {street}
                <br />
                {locality}
                <br />
                <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
              </address>
            </li>
          ))}
        </ul>
        {settings.awardBadges.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone, so the keyboard must reach it.
          <ul className="awards rail" aria-label="Awards" tabIndex={0}>
            {settings.awardBadges.map(({ award, distinction, demo }) => {
              const year = /\b(?:19|20)\d\d\b/.exec(award)?.[0];
              return (
                <FigureTicket key={award} flat {...(year && { figure: year })}>
                  {award.replace(year ?? "", "").trim()}
                  <small>{demo ? `${distinction} (demo)` : distinction}</small>
                </FigureTicket>
              );
            })}
          </ul>
        )}
        <div className="foot-end">
          <div>
            {vendors?.badge ? (
              <p className="foot-vendor" id="reviews-badge">
                {vendors.badgeUrl && <a href={vendors.badgeUrl}>Our reviews on {new URL(vendors.badgeUrl).host}</a>}
              </p>
            ) : (
              rating && (
                <p>
                  <Link to="/testimonial/#tool-reviews">
                    <ReviewsBadge rating={rating} />
                  </Link>
                </p>
              )
            )}
            <p>{settings.disclaimer}</p>
            <p>
              {`© ${year} ${settings.brandName}. `}
              <Link to="/privacy-policy/">Privacy policy</Link>. <Link to="/terms-and-conditions/">Terms and conditions</Link>.
              {vendors && (
                <>
                  {" "}
                  <a href="#consent">Privacy choices</a>.
                </>
              )}
            </p>
          </div>
          <div className="foot-side">
            <nav className="social" aria-label="Social">
              {settings.socials.map(({ label, url }) => (
                <a key={url} href={url} rel="noopener">
                  {label}
                </a>
              ))}
            </nav>
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

/**
 * A link until React is here, then the form it leads to. Browsers lay out every field of a document at once, to see what they could
 * fill in: a form down here would make phones lay out the whole footer before the first paint.
 */
function Letter() {
  const [isAwake, setIsAwake] = useState(false);
  useEffect(() => setIsAwake(true), []);
  return (
    <div className="foot-letter">
      <h3>One email a month</h3>
      {isAwake ? (
        <SubscribeForm id="foot-email" tone="ghost" />
      ) : (
        <ButtonLink to="/newsletter/" tone="ghost" small>
          Subscribe
        </ButtonLink>
      )}
    </div>
  );
}
