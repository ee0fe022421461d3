import type { ReactNode } from "react";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import "./booking.css";

export function BookingHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <div className="line-slate">
      <section className="hero booking-page">
        <div className="wrap">
          <Breadcrumb
            crumbs={[
              { name: "Contact", to: "/contact-us" },
              { name: "Your call", to: "/contact-us" },
            ]}
          />
          <h1 className="d1">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </section>
      <div className="wrap booking-page-body">{children}</div>
    </div>
  );
}
