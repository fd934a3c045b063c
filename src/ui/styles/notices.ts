// Adds those of messages.
import './base';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Alert.css';
