import { isSame } from '#contract/records/merge.rules.ts';
import { adminTexts } from '#locales/admin/admin.texts.ts';
import { useTexts } from '#locales/texts.tsx';
import { ApiError } from '../../api/api-error.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useToasts } from '../../ground/toasts-context.ts';
import { useEachMutation } from '../../ground/use-each-mutation.ts';
import { useSoleMutation } from '../../ground/use-sole-mutation.ts';
import type { ListPlace } from '../parts/list-address.ts';
import { useDense } from '../site/device-settings.ts';
import { savedAddress } from './saved-list-address.ts';
import { type SavedList, type SavedListsOfPlace, savedListCalls } from './saved-lists.ts';
import type { List } from './use-list.ts';

type Address = Record<string, string>;

interface Added {
  name: string;
  address: Address;
  shared: boolean;
}

interface Changed {
  id: number;
  name?: string;
  address?: Address;
  shared?: boolean;
}

interface Told {
  id: number;
  morning: boolean;
}

interface Removed<Values> {
  id: number;
  /** The address before the deletion, which undoing shows again; null if another list was shown. */
  before: Values | null;
}

interface Around<Values> {
  kept: SavedListsOfPlace<Values>;
  /** Whether the dialog that sent the last name is still open; it then shows the problem with the name. */
  isAsked: boolean;
  /** The name was saved, so its dialog closes. */
  onNamed: () => void;
  onRemoved: () => void;
}

export type SavedListActions<Values extends ListPlace> = ReturnType<typeof useSavedListActions<Values, unknown>>;

/** Actions on saved lists. A problem with a name is shown in its dialog, any other in a toast. */
export function useSavedListActions<Values extends ListPlace, Row>(
  list: List<Values, Row>,
  { kept: { site, place }, isAsked, onNamed, onRemoved }: Around<Values>,
) {
  const t = useTexts(adminTexts);
  const toasts = useToasts();
  const [dense] = useDense();
  const { read, add, change, remove, restore, tell, order } = savedListCalls[site];
  const { address, values, go } = list;
  const show = (id: number | null, rows = values.rows) =>
    go({ list: id === null ? '' : String(id), rows, page: values.page } as Partial<Values>, { replace: true });
  const showAgain = ({ open: _, bulk: __, ...before }: Values) =>
    go(before as unknown as Partial<Values>, { replace: true });
  const say = ({ message }: Error) => toasts.show({ tone: 'error', text: message });
  const sayUnlessName = (error: Error) => (!isAsked || wrongOf(error) === undefined) && say(error);
  const seen: Values = values.rows === '' && dense ? Object.assign({}, values, { rows: 'dense' }) : values;
  const changes = [read];
  const adding = useSoleMutation({
    mutationFn: (added: Added) => callEndpoint(add, { body: Object.assign({ list: place }, added) }),
    onSuccess: ({ id }, sent) => {
      // If the list has been changed since, it stays as it is.
      if (isSame(sent.address, savedAddress(address, seen))) show(id, seen.rows);
      onNamed();
    },
    onError: sayUnlessName,
    changes,
  });
  const changing = useSoleMutation({
    mutationFn: ({ id, ...body }: Changed) => callEndpoint(change, { params: { id }, body }),
    onSuccess: onNamed,
    onError: sayUnlessName,
    changes,
  });
  const saving = useEachMutation({
    of: ({ id }: Changed) => id,
    mutationFn: ({ id, ...body }) => callEndpoint(change, { params: { id }, body }),
    onError: say,
    changes,
  });
  const telling = useEachMutation({
    of: ({ id }: Told) => id,
    mutationFn: ({ id, morning }) => callEndpoint(tell, { params: { id }, body: { morning } }),
    onSuccess: ({ morning }) => morning && toasts.show({ tone: 'success', text: t('kept.willTell') }),
    onError: say,
    changes,
  });
  const moving = useSoleMutation({
    mutationFn: (body: { ids: number[]; seen: number[] }) =>
      callEndpoint(order, { body: Object.assign({ list: place }, body) }),
    onError: say,
    changes,
  });
  const restoring = useEachMutation({
    of: ({ id }: Removed<Values>) => id,
    mutationFn: ({ id }) => callEndpoint(restore, { params: { id } }),
    onSuccess: (_, { before }) => before && showAgain(before),
    onError: say,
    changes,
  });
  const removing = useEachMutation({
    of: ({ id }: SavedList<Values>) => id,
    mutationFn: ({ id }) => callEndpoint(remove, { params: { id } }),
    onSuccess: (_, { id, name }) => {
      // A person who has moved on to another list stays there.
      const before = values.list === String(id) ? values : null;
      if (before) {
        onRemoved();
        show(null);
      }
      const onPress = () => restoring.mutate({ id, before });
      toasts.show({ tone: 'success', text: t('kept.removed', { name }), action: { label: t('kept.undo'), onPress } });
    },
    onError: say,
    changes,
  });
  return {
    add: (name: string, shared: boolean) => adding.mutate({ name, shared, address: savedAddress(address, seen) }),
    rename: ({ id }: SavedList<Values>, name: string) => changing.mutate({ id, name }),
    save: ({ id }: SavedList<Values>) => saving.mutate({ id, address: savedAddress(address, values) }),
    share: ({ id }: SavedList<Values>, shared: boolean) => saving.mutate({ id, shared }),
    tell: ({ id }: SavedList<Values>, morning: boolean) => telling.mutate({ id, morning }),
    remove: removing.mutate,
    move: (own: readonly SavedList<Values>[], from: number, to: number) => {
      const before = own.map(({ id }) => id);
      const ids = before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1));
      moving.mutate({ ids, seen: before });
    },
    isNaming: adding.isPending || changing.isPending,
    isSaving: ({ id }: SavedList<Values>) => saving.running.includes(id),
    wrong: isAsked ? wrongOf(adding.error ?? changing.error) : undefined,
    // A call under way is not reset.
    forgetWrong: () => {
      if (adding.isError) adding.reset();
      if (changing.isError) changing.reset();
    },
  };
}

const wrongOf = (error: Error | null): string | undefined =>
  error instanceof ApiError ? error.fields?.name : undefined;
