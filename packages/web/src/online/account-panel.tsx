/** An account, for whoever wants ratings and the same games on every device. Guests need none. */

import type { Me } from '@caldera/server/protocol';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button, Segments } from '../design/controls.tsx';
import { useWords } from '../words/index.ts';
import { problemIn, register, signIn, signOut } from './http.ts';

const DOORS = ['register', 'signIn'] as const;
type Door = (typeof DOORS)[number];

const SignedIn = ({
  me,
  onChange,
}: {
  readonly me: Me;
  readonly onChange: (me: Me | undefined) => void;
}): ReactNode => {
  const { profile } = useWords();
  return (
    <div className="row spread">
      <p>{profile.signedIn(me.name)}</p>
      <Button onClick={() => void signOut().then(() => onChange(undefined))}>{profile.signOut}</Button>
    </div>
  );
};

const Doors = ({ onChange }: { readonly onChange: (me: Me | undefined) => void }): ReactNode => {
  const words = useWords();
  const { profile } = words;
  const [door, setDoor] = useState<Door>('register');
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const enter = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const entered = await (door === 'register' ? register(login, password) : signIn(login, password));
    if (entered.ok) onChange(entered.value);
    else setProblem(problemIn(words, entered.error));
  };
  return (
    <form className="stack" onSubmit={(event) => void enter(event)}>
      <p className="muted">{profile.why}</p>
      <Segments
        legend={profile.account}
        value={door}
        options={DOORS.map((each) => [each, profile.doors[each]])}
        onChange={setDoor}
      />
      <div className="two-columns">
        <label className="field">
          <span>{profile.login}</span>
          <input
            className="input"
            value={login}
            minLength={3}
            maxLength={30}
            pattern="[A-Za-z0-9_\-]+"
            required
            autoComplete="username"
            onChange={(event) => setLogin(event.target.value)}
          />
          <small>{profile.loginHelp}</small>
        </label>
        <label className="field">
          <span>{profile.password}</span>
          <input
            className="input"
            type="password"
            value={password}
            minLength={8}
            maxLength={200}
            required
            autoComplete={door === 'register' ? 'new-password' : 'current-password'}
            onChange={(event) => setPassword(event.target.value)}
          />
          <small>{profile.passwordHelp}</small>
        </label>
      </div>
      {problem !== '' && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" className="button">
        {profile.doors[door]}
      </button>
    </form>
  );
};

export const AccountPanel = ({
  me,
  onChange,
}: {
  readonly me: Me;
  readonly onChange: (me: Me | undefined) => void;
}): ReactNode => (
  <div className="card">
    {me.kind === 'guest' ? <Doors onChange={onChange} /> : <SignedIn me={me} onChange={onChange} />}
  </div>
);
