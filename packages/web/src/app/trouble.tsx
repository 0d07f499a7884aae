/** What went wrong and is nobody's fault: said once, below everything else, with a way on. */

import '../design/trouble.css';
import { Component, type ReactNode, useState } from 'react';
import { Button } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';
import { DeadEnd } from './dead-end.tsx';
import { storageFails } from './storage.ts';
import { createStore, type Store, useStore } from './store.ts';

/** The engine did not come: without a connection, before it was kept. */
export const engineMissing: Store<boolean> = createStore(false);

const Note = ({ text, onClose }: { readonly text: string; readonly onClose: () => void }): ReactNode => (
  <div className="trouble" role="alert">
    <p>{text}</p>
    <Button onClick={onClose}>{useWords().trouble.close}</Button>
  </div>
);

export const Trouble = (): ReactNode => {
  const { trouble } = useWords();
  const forgets = useStore(storageFails);
  const missing = useStore(engineMissing);
  const [read, setRead] = useState(false);
  if (missing) return <Note text={trouble.engine} onClose={() => engineMissing.set(false)} />;
  return forgets && !read ? <Note text={trouble.storage} onClose={() => setRead(true)} /> : null;
};

const Broken = (): ReactNode => {
  const { trouble } = useWords();
  return <DeadEnd title={trouble.title}>{trouble.broken}</DeadEnd>;
};

/** A mistake of ours on one screen leaves the others standing. */
export class Guard extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state: { readonly broken: boolean } = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}
