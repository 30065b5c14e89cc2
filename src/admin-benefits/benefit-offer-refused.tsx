import { useEffect, useRef } from 'react';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { fieldId, useRecordForm, useRecordPart } from '../admin/record-context.ts';
import type { Refused } from './use-offering.ts';

interface OfferRefusedProps {
  refused: NonNullable<Refused>;
  onClose: () => void;
}

/** What stands in the way of an offer, each a link to its field. It goes as soon as something is typed. */
export function OfferRefused({ refused, onClose }: OfferRefusedProps) {
  const t = useTexts(adminBenefitsTexts);
  const records = useTexts(recordsTexts);
  const form = useRecordForm();
  const place = useRef<HTMLDivElement>(null);
  const at = useRecordPart(({ context }) => context.at);
  const first = useRef(at);
  useEffect(() => {
    // The server may say it late: whoever has gone on in the form stays there.
    if (!document.getElementById(form.id)?.contains(document.activeElement)) place.current?.focus();
  }, [form.id]);
  useEffect(() => {
    if (at !== first.current) onClose();
  }, [at, onClose]);
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className="grid basis-full gap-2 rounded-12 bg-accent-soft px-4 py-3 text-14 text-ink outline-none desk:order-last"
    >
      <p className="font-560">{t('benefit.lacks')}</p>
      <ul className="grid gap-1">
        {Object.entries(refused).map(([field, problem]) => (
          <li key={field}>
            <a className="text-brand underline" href={`#${fieldId(form, field)}`}>
              {records('problem', {
                field: form.fields[field]?.label ?? field,
                problem: form.sayProblem(problem, field),
              })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
