import { useState } from "react";
import { Link } from "react-router";
import type { Menu, MenuFeature, MenuGroup } from "./navigation.ts";
import "./menu-panel.css";

/** A button, its latch, and the panel that is shown while the latch is open. */
export function MenuPanel({ menu, current }: { menu: Menu; current: boolean }) {
  // On small screens one group is open at a time. Until a line was opened after hydration all are, so nothing folds under a finger.
  const [open, setOpen] = useState<number>();
  const panel = `menu-${menu.id}`;
  const latch = `${panel}-latch`;
  return (
    <>
      <button type="button" className="menu-head" popoverTarget={latch} aria-controls={panel} aria-current={current || undefined}>
        <span>
          {menu.name}
          <small>{menu.note}</small>
        </span>
      </button>
      <i className="latch" id={latch} popover="manual" onToggle={(event) => event.newState === "open" && narrow() && setOpen(0)} />
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
                    folded={open === undefined ? undefined : open !== at}
                    onUnfold={() => setOpen(at)}
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
            {menu.feature && <Feature feature={menu.feature} />}
          </div>
          {menu.summary && (
            <p className="mega-foot">
              <span>{menu.summary}. </span>
              {menu.all && (
                <Link className="more" to={menu.all.to}>
                  {menu.all.name}
                </Link>
              )}
            </p>
          )}
        </div>
      </div>
    </>
  );
}

interface GroupProps {
  group: MenuGroup;
  row: number;
  /** Undefined: the group does not fold. */
  folded: boolean | undefined;
  onUnfold: () => void;
  children: React.ReactNode;
}

function Group({ group, row, folded, onUnfold, children }: GroupProps) {
  return (
    <section className="cat" data-width={group.width} data-row={row}>
      <h2>
        {folded === undefined ? (
          group.name
        ) : (
          <button type="button" aria-expanded={!folded} onClick={onUnfold}>
            {group.name}
          </button>
        )}{" "}
        <span className="cat-count">{group.links.length}</span>
      </h2>
      <ul data-folded={folded}>
        {group.links.map(({ name, text, to }) => (
          <li key={to}>
            <Link to={to}>
              <b>{name}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function Feature({ feature }: { feature: MenuFeature }) {
  return (
    <Link className="feat" to={feature.to}>
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

const narrow = () => matchMedia("(width < 1200px)").matches;
