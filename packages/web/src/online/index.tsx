import { Account } from './screens/account.tsx'
import { AskFriends } from './screens/ask-friends.tsx'
import { Join } from './screens/doorstep.tsx'
import { Frame } from './screens/frame.tsx'
import { Lobby } from './screens/lobby.tsx'
import { Privacy } from './screens/privacy.tsx'
import { SetUp } from './screens/set-up.tsx'
import { Table } from './screens/table.tsx'

/** The pages of online play: one chunk, fetched when one of them is opened. */
export const LobbyScreen = () => (
  <Frame>
    <Lobby />
  </Frame>
)
export const OnlineSetUpScreen = ({ id }: { id: string }) => (
  <Frame>
    <SetUp id={id} />
  </Frame>
)
export const OnlineTableScreen = ({ id }: { id: string }) => (
  <Frame>
    <Table id={id} />
  </Frame>
)
export const AskFriendsScreen = ({ id }: { id: string }) => (
  <Frame>
    <AskFriends id={id} />
  </Frame>
)
export const JoinScreen = ({ code }: { code: string }) => (
  <Frame>
    <Join code={code} />
  </Frame>
)
export const PrivacyScreen = () => (
  <Frame>
    <Privacy />
  </Frame>
)
export const AccountScreen = () => (
  <Frame>
    <Account />
  </Frame>
)
