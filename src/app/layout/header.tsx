import { startTransition, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { ButtonLink } from "#ui/button/button.tsx";
import { Logo, type Sign } from "./logo.tsx";
import { MenuPanel } from "./menu/menu-panel.tsx";
import { useMenus } from "./menu/use-menus.ts";
import { currentMenu, type Navigation } from "./navigation.ts";
import { SearchLink } from "./search/search-link.tsx";
import "./header.css";
import "./menu/menu-sheet.css";

/**
 * One list serves both forms: panels under a bar on wide screens, a full-screen sheet of lines on small ones.
 * The sheet is a popover; each panel follows a latch, an empty manual popover that its button toggles. So menus open before and
 * without JavaScript by real buttons whose state the browser tells to assistive technology.
 */
export function Header({ navigation, ...sign }: { navigation: Navigation } & Sign) {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useMenus(menu);
  // What only explains comes with React: a line under each name, a card beside them. It would be a tenth of the document that a first visit waits for.
  const [described, setDescribed] = useState(false);
  useEffect(() => startTransition(() => setDescribed(true)), []);
  const current = currentMenu(navigation.menus, pathname);

  return (
    <header className="top" data-logo={sign.tone}>
      <div className="wrap">
        <Logo {...sign} />
        <nav ref={menu} className="menu" id="site-menu" aria-label="Main" popover="auto">
          <div className="menu-bar">
            <Logo {...sign} tone="white" />
            <button type="button" className="menu-button" aria-label="Close menu" popoverTarget="site-menu" popoverTargetAction="hide">
              <svg width="24" height="24" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
                <path d="M3 3l18 18M21 3L3 21" />
              </svg>
            </button>
          </div>
          <ul className="menu-lines">
            {navigation.menus.map((item) => (
              <li key={item.id} className={`menu-line line-${item.line}`}>
                {item.rows.length > 0 ? (
                  <MenuPanel menu={item} menus={navigation.menus} current={item === current} described={described} />
                ) : (
                  <Link className="menu-head" to={item.to} aria-current={item === current ? "page" : undefined}>
                    <span>
                      {item.name}
                      <small>{item.note}</small>
                    </span>
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <div className="menu-dock">
            <ButtonLink to="/contact-us">Contact Us</ButtonLink>
            <SearchLink className="btn btn-o">
              {navigation.toolCount > 1 ? `Search ${navigation.toolCount} tools` : "Search tools"}
            </SearchLink>
          </div>
        </nav>
        <SearchLink className="cmdk">
          Search tools <kbd suppressHydrationWarning>Ctrl K</kbd>
        </SearchLink>
        <a className="chat-open" href="/chat/" data-late="">
          Chat
        </a>
        <ButtonLink small tone={sign.tone === "dark" ? "ink" : "yellow"} to="/contact-us">
          Contact Us
        </ButtonLink>
        <button type="button" className="menu-button menu-burger" aria-label="Open menu" popoverTarget="site-menu">
          <svg width="28" height="20" stroke="currentColor" strokeWidth="4" aria-hidden="true">
            <path d="M0 3h28M0 17h28" />
          </svg>
        </button>
      </div>
    </header>
  );
}
