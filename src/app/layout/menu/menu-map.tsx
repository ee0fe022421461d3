import { Link } from "react-router";
import type { Menu } from "../navigation.ts";
import "./menu-map.css";

/** The lines of the site with their groups, at the end of the About panel. It comes when that panel is first opened, as no other needs it. */
export function MenuMap({ menus }: { menus: readonly Menu[] }) {
  const pagesOf = (...ids: string[]) =>
    menus
      .filter(({ id }) => ids.includes(id))
      .reduce((sum, { rows }) => sum + rows.flat().reduce((n, { links }) => n + links.length, 0), 0);
  return (
    <div className="menu-map">
      <ul className="menu-map-lines">
        {menus.map(({ id, name, line, to, note, rows }) => (
          <li key={id} className={`menu-map-line line-${line}`}>
            <Link className="menu-map-name" to={`/map/#map-${id}`}>
              {name}
            </Link>
            <ul>
              {rows.flat().map((group) => (
                <li key={group.name}>
                  <Link to={group.to ?? `/map/#map-${id}`}>{group.name}</Link> <span>{group.links.length}</span>
                </li>
              ))}
              {rows.length === 0 && (
                <li>
                  <Link to={to}>{note}</Link>
                </li>
              )}
            </ul>
          </li>
        ))}
      </ul>
      <p className="menu-map-foot">
        <span>
          {pagesOf("seo", "ppc")} services, {pagesOf("tools")} tools
        </span>
        <Link className="more" to="/map/">
          Open the whole map
        </Link>
      </p>
    </div>
  );
}
