import { type ComponentType, lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import type { Menu, MenuFeature, MenuGroup } from "../navigation.ts";
import "./menu-panel.css";

/** The menu that ends in a map of all of them. Where the map does not come, the panel is what it was. */
const MAPPED = "about";
const MenuMap = lazy<ComponentType<{ menus: readonly Menu[] }>>(() =>
  import("./menu-map.tsx").then(
    (module) => ({ default: module.MenuMap }),
    () => ({ default: () => null }),
  ),
);

interface PanelProps {
  menu: Menu;
  menus: readonly Menu[];
  current: boolean;
  described: boolean;
}

/** A button, its latch, and the panel that is shown while the latch is open. */
export function MenuPanel({ menu, menus, current, described }: PanelProps) {
  // On small screens one group is open at a time. Until a line was opened after hydration all are, so nothing folds under a finger.
  const [open, setOpen] = useState<number>();
  const [mapped, setMapped] = useState(false);
  const panel = `menu-${menu.id}`;
  const latch = `${panel}-latch`;
  const latchRef = useRef<HTMLElement>(null);
  useEffect(() => {
    // Opened before React came: the stations that are seen stay where they are.
    if (!latchRef.current?.matches(":popover-open")) return;
    if (!narrow()) setMapped(true);
    else if (menu.brief) setOpen(NONE);
  }, [menu.brief]);
  return (
    <>
      <button type="button" className="menu-head" popoverTarget={latch} aria-controls={panel} aria-current={current || undefined}>
        <span>
          {menu.name}
          <small>{menu.note}</small>
        </span>
      </button>
      <i
        ref={latchRef}
        className="latch"
        id={latch}
        popover="manual"
        onToggle={({ newState }) => {
          if (newState !== "open") return;
          if (narrow()) setOpen(0);
          else setMapped(true);
        }}
      />
      <div className="mega" id={panel} data-rows={menu.rows.length}>
        <div className="wrap">
          <div className="mega-cols">
            <i className="mega-stroke" />
            {menu.rows.map((row, r) =>
              row.map((group, g) => {
                const at = r === 0 ? g : (menu.rows[0]?.length ?? 0) + g;
                return (
                  <Group
                    key={group.name}
                    group={group}
                    row={r}
                    described={described}
                    listed={described || !menu.brief}
                    folded={open === undefined ? undefined : open !== at}
                    onFold={() => setOpen(open === at ? NONE : at)}
                  >
                    {r === 0 && g === row.length - 1 && menu.all && !menu.feature && (
                      <Link className="btn btn-y mega-all" to={menu.all.to}>
                        {menu.all.name}
                      </Link>
                    )}
                  </Group>
                );
              }),
            )}
            {described && menu.feature && <Feature feature={menu.feature} />}
          </div>
          {described && menu.summary && (
            <p className="mega-foot">
              <span>{menu.summary}. </span>
              {menu.all && (
                <Link className="more" to={menu.all.to}>
                  {menu.all.name}
                </Link>
              )}
            </p>
          )}
          {mapped && menu.id === MAPPED && (
            <Suspense>
              <MenuMap menus={menus} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  );
}

interface GroupProps {
  group: MenuGroup;
  row: number;
  described: boolean;
  listed: boolean;
  /** Undefined: the group does not fold. */
  folded: boolean | undefined;
  onFold: () => void;
  children: React.ReactNode;
}

function Group({ group, row, described, listed, folded, onFold, children }: GroupProps) {
  return (
    // A named group once it holds its links, not a heading: the page's outline begins with its own title.
    <div
      className="cat"
      {...(listed && { role: "group", "aria-label": group.name })}
      data-width={group.width > 1 ? group.width : undefined}
      data-row={row || undefined}
    >
      <p className="cat-name">
        {folded === undefined ? (
          <GroupName group={group} />
        ) : (
          <button type="button" aria-expanded={!folded} onClick={(event) => heldInPlace(event, onFold)}>
            {group.name}
          </button>
        )}{" "}
        <span className="cat-count">{group.links.length}</span>
      </p>
      {listed && (
        <ul data-folded={folded}>
          {group.links.map(({ name, text, to }) => (
            <li key={to}>
              <Link to={to}>
                {described ? (
                  <>
                    {name} <span>{text}</span>
                  </>
                ) : (
                  name
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

const GroupName = ({ group: { name, to } }: { group: MenuGroup }) => (to ? <Link to={to}>{name}</Link> : name);

function Feature({ feature }: { feature: MenuFeature }) {
  return (
    <Link className="feat" to={feature.to} data-book={feature.books ? "" : undefined}>
      <b className="feat-title">{feature.title}</b>
      <span className="feat-text">{feature.text}</span>
      <span className="feat-stops">
        {feature.stops.map((stop) => (
          <span key={stop} className="feat-stop">
            {stop}
          </span>
        ))}
      </span>
      <span className="btn btn-y">{feature.button}</span>
    </Link>
  );
}

/** The list above that folds away must not carry the pressed name out of sight. */
function heldInPlace({ currentTarget: name }: MouseEvent, change: () => void) {
  const { top } = name.getBoundingClientRect();
  flushSync(change);
  name.closest(".menu")?.scrollBy({ top: name.getBoundingClientRect().top - top, behavior: "instant" });
}

/** No group of a small screen's line is open. */
const NONE = -1;
const narrow = () => matchMedia("(width < 75em)").matches;
