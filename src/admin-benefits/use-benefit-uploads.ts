import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  addBenefitFile,
  addBenefitPicture,
  BENEFIT_FILE,
  BENEFIT_PICTURE,
  keepBenefitFile,
  keepBenefitPicture,
} from '#contract/admin-benefits/admin-benefits.contract.ts';
import { BENEFIT_FILES, BENEFIT_PICTURES } from '#contract/admin-benefits/benefit.rules.ts';
import { adminBenefitsTexts } from '#locales/admin-benefits/admin-benefits.texts.ts';
import { recordsTexts } from '#locales/records/records.texts.ts';
import { useLanguage, useTexts } from '#locales/texts.tsx';
import { fieldsOf } from '#machines/records/record-draft.ts';
import { isTooMany, isUnanswered, readRefusal } from '#machines/refusal.ts';
import type { RecordActor } from '../admin/record/record-context.ts';
import { recordProps } from '../admin/record/record-props.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { prepareFile } from '../files/prepare-file.ts';
import { useToasts } from '../ground/toasts-context.ts';
import { typedIn } from './benefit-record.ts';
import type { FormFile, FormPicture } from './form-files.ts';
import { Uploads } from './uploads.ts';

/** The uploads of pictures and files of a benefit, whichever section of its form is open. */
export interface BenefitUploads {
  pictures: Uploads;
  promo_material: Uploads;
}

/**
 * Uploads the chosen files of a benefit (`id` is null for a new one). An accepted file is added to the form, unsaved, once the form can be
 * edited; leaving before shows a toast with the files that were not sent.
 */
export function useBenefitUploads(actor: RecordActor, id: number | null): BenefitUploads {
  const language = useLanguage();
  const t = useTexts(adminBenefitsTexts);
  const toasts = useToasts();
  const unknown = useTexts(recordsTexts)('unknown');
  const say = (error: unknown) => ({
    said: readRefusal(error).message || unknown,
    isAgain: isUnanswered(error) || isTooMany(error),
  });
  const has = () => typedIn(fieldsOf(actor.getSnapshot().context));
  const parts = {
    pictures: {
      prepare: (file: File) => prepareFile(file, BENEFIT_PICTURE),
      send: async (file: File, sending: object) => {
        const input = Object.assign({ file }, sending);
        const { id: sent, image } = await (id === null
          ? callEndpoint(keepBenefitPicture, input)
          : callEndpoint(addBenefitPicture, Object.assign(input, { params: { id } })));
        await append(actor, 'pictures', { id: sent, image, alt_sr: '', alt_en: '' });
      },
      room: () => BENEFIT_PICTURES.most - has().pictures.length,
      say,
    },
    promo_material: {
      prepare: (file: File) => prepareFile(file, BENEFIT_FILE),
      send: async (chosen: File, sending: object) => {
        const input = Object.assign({ file: chosen }, sending);
        const {
          id: sent,
          file,
          name,
          size,
        } = await (id === null
          ? callEndpoint(keepBenefitFile, input)
          : callEndpoint(addBenefitFile, Object.assign(input, { params: { id } })));
        const title = name.replace(/\.pdf$/i, '').slice(0, BENEFIT_FILES.title);
        const titles = language === 'SR' ? { title_sr: title, title_en: '' } : { title_sr: '', title_en: title };
        await append(actor, 'promo_material', Object.assign({ id: sent, file, size }, titles));
      },
      room: () => BENEFIT_FILES.most - has().promo_material.length,
      say,
    },
  };
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  const [uploads] = useState(() => ({
    pictures: new Uploads(() => latest.current.pictures),
    promo_material: new Uploads(() => latest.current.promo_material),
  }));
  const sayGivenUp = useEffectEvent((names: readonly string[]) => {
    if (names.length > 0) toasts.show({ tone: 'error', text: t('upload.givenUp', { names: names.join(', ') }) });
  });
  useEffect(() => () => sayGivenUp([...uploads.pictures.stop(), ...uploads.promo_material.stop()]), [uploads]);
  return uploads;
}

/** Appends an item to a list of the form, once the form accepts changes: during a save it accepts none. */
function append(actor: RecordActor, field: keyof BenefitUploads, thing: FormPicture | FormFile): Promise<void> {
  const isOpen = () => recordProps(actor.getSnapshot()).isOpen;
  const put = () => {
    const all = fieldsOf(actor.getSnapshot().context)[field] as readonly unknown[];
    actor.send({ type: 'field.change', changes: { [field]: [...all, thing] }, at: new Date().toISOString() });
  };
  if (isOpen()) return Promise.resolve(put());
  return new Promise((resolve) => {
    const watching = actor.subscribe(() => {
      if (!isOpen()) return;
      watching.unsubscribe();
      resolve(put());
    });
  });
}
