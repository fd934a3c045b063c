// Adds those of dialogs, menus and dropdowns. The modules that open them import it, so that it loads with them.
import './screens';
import './dialogs';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Menu.css';
import './tooltips';
import './overlays.css';
